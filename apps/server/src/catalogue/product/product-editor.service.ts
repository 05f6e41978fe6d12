import {
  type BulkChange,
  type NewProduct,
  type ProductChange,
  type Recommendation,
  type createProduct,
  type deleteProduct,
  fail,
  type getStaffProduct,
  isNoFile,
  ok,
  type recommendProduct,
  type restoreProduct,
  type updateProduct,
  type updateProducts,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateRecord } from '../../platform/record/record-editing.ts';
import type { RecordChanges } from '../../platform/record/record-kind.ts';
import { RecordService } from '../../platform/record/record-service.ts';
import { imageKey } from '../../platform/storage/image-storage.ts';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import { findContentProblem } from './bundle-contents.ts';
import { toChangedFields, toNewFields } from './product-fields.ts';
import { brokenRules } from './product-rules.ts';
import { areProducts, findSubCategories, isInUse, productKind } from './product.repository.ts';
import type { ProductFields, ProductImage, ProductRow } from '../tables/product.schema.ts';
import { recommend } from './recommendation.ts';
import { hasEnded, readSale, readUsualPrice, toPriceColumns } from './sale-columns.ts';
import { lockSubCategories } from '../category/sub-category.transactions.ts';
import { changedByPercent, toChangedPaise } from './size-price.transactions.ts';
import { findStaffProduct } from './staff-product.repository.ts';

/** How staff edit the products. */
export class ProductEditorService {
  readonly #db;
  readonly #now;
  readonly #platform;
  readonly #records;
  constructor(platform: Platform) {
    this.#db = platform.db;
    this.#now = platform.now;
    this.#platform = platform;
    this.#records = new RecordService(platform, productKind);
  }

  async create(actorId: string, product: NewProduct): Promise<Outcome<typeof createProduct>> {
    const known = await this.#check(product);
    if (!known.ok) return known;
    return this.#recordsOf(product).create(actorId, toUploads(product.images), (keys) =>
      toNewFields(product, toImages(product.images ?? [], keys, [], product.name), this.#now()),
    );
  }

  async update(actorId: string, id: string, product: ProductChange): Promise<Outcome<typeof updateProduct>> {
    const known = await this.#check(product, id);
    if (!known.ok) return known;
    const { images, name, version } = product;
    return this.#recordsOf(product).update(actorId, { id, version }, toUploads(images), (keys, row) => ({
      ...toChangedFields(product, row, this.#now()),
      ...(images && { images: toImages(images, keys, row.images, name) }),
    }));
  }

  /** Changes several products at once. One that cannot be changed stays as it is, and the others are changed. */
  async updateAll(actorId: string, { ids, ...change }: BulkChange): Promise<Outcome<typeof updateProducts>> {
    const { categoryId } = change;
    if (categoryId !== undefined && !(await isInUse(this.#db, categories, categoryId)))
      return fail({
        code: 'invalid',
        message: 'Category not found',
        fields: { categoryId: 'Category not found' },
      });
    const editor = { actorId, at: new Date(this.#now()) };
    const data = await this.#db.transaction(async (tx) => {
      const changed: string[] = [];
      const rejected: { id: string; message: string }[] = [];
      // In one order for all callers, so that two never wait for each other.
      for (const id of [...new Set(ids)].toSorted()) {
        const row = await productKind.lock(tx, id);
        const changes =
          row && !row.isDeleted ? toBulkChanges(row, change, editor.at.getTime()) : productKind.notFound;
        const result =
          typeof changes === 'string'
            ? fail({ code: 'invalid', message: changes })
            : await updateRecord(tx, productKind, { id }, () => changes, editor);
        if (result.ok) changed.push(id);
        else rejected.push({ id, message: result.failure.message });
      }
      return { changed, rejected };
    });
    return ok({ success: true, data });
  }

  /** Recommends a product, moves it among the recommended ones, or recommends it no longer. */
  async recommend(
    actorId: string,
    id: string,
    to: Recommendation['to'],
  ): Promise<Outcome<typeof recommendProduct>> {
    const editor = { actorId, at: new Date(this.#now()) };
    await this.#db.transaction((tx) => recommend(tx, id, to, editor));
    return this.get(id);
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteProduct>> {
    return this.#records.remove(actorId, id);
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreProduct>> {
    return this.#records.restore(actorId, id);
  }

  /** One product for staff, whether visitors see it or not. */
  async get(id: string): Promise<Outcome<typeof getStaffProduct>> {
    const product = await findStaffProduct(this.#db, id);
    if (product === undefined) return fail({ code: 'notFound', message: 'Product not found' });
    return ok({ success: true, data: product });
  }

  /** The editing of a product whose subcategory is not renamed or removed meanwhile. */
  #recordsOf({ categoryId, subCategory = '' }: Pick<NewProduct, 'categoryId' | 'subCategory'>) {
    return new RecordService(
      this.#platform,
      subCategory === '' ? productKind : inSubCategory(categoryId, subCategory),
    );
  }

  /**
   * The brand, the category, the companions and the contents of a bundle must be there, the category must have the
   * subcategory, a product is neither its own companion nor in itself, and its sale has not ended.
   * @param id of the product; undefined for a new one
   */
  async #check(
    {
      brandId,
      categoryId,
      companionIds = [],
      contents,
      sale,
      subCategory = '',
    }: Pick<NewProduct, 'brandId' | 'categoryId' | 'companionIds' | 'contents' | 'sale' | 'subCategory'>,
    id?: string,
  ) {
    const [hasBrand, subCategories, hasCompanions, contentProblem] = await Promise.all([
      isInUse(this.#db, brands, brandId),
      findSubCategories(this.#db, categoryId),
      areProducts(this.#db, companionIds),
      findContentProblem(this.#db, contents ?? []),
    ]);
    const hasSubCategory = subCategory === '' || subCategories?.includes(subCategory);
    const fields = {
      ...(!hasBrand && { brandId: 'Brand not found' }),
      ...(!subCategories && { categoryId: 'Category not found' }),
      ...(subCategories && !hasSubCategory && { subCategory: 'Subcategory not found' }),
      ...(!hasCompanions && { companionIds: 'Product not found' }),
      ...(companionIds.some((one) => one === id) && { companionIds: 'A product cannot go with itself' }),
      ...(contentProblem !== undefined && { contents: contentProblem }),
      ...(contents?.some(({ productId }) => productId === id?.toLowerCase()) && {
        contents: 'A bundle cannot contain itself',
      }),
      ...(sale && hasEnded(sale, this.#now()) && { saleUntil: 'The last day has passed' }),
    };
    const [message] = Object.values(fields);
    return message === undefined ? ok(true) : fail({ code: 'invalid' as const, message, fields });
  }
}

/** The editing of a product in a subcategory, which the category must have until the product is stored. */
function inSubCategory(categoryId: string, subCategory: string): typeof productKind {
  return {
    ...productKind,
    begin: async (tx) => {
      const names = await lockSubCategories(tx, categoryId);
      return names?.includes(subCategory) ? ok(subCategory) : NO_SUB_CATEGORY;
    },
  };
}

const NO_SUB_CATEGORY = fail({
  code: 'invalid' as const,
  message: 'Subcategory not found',
  fields: { subCategory: 'Subcategory not found' },
});

/** What a bulk change does to one product, or why it stays as it is: it is not hidden when it is to be shown. */
function toBulkChanges(
  row: ProductRow,
  { price, pricePercent = 0, isVisible, categoryId }: Omit<BulkChange, 'ids'>,
  now: number,
): string | RecordChanges<ProductFields> {
  const usualPaise =
    price === undefined ? toChangedPaise(readUsualPrice(row), pricePercent) : Math.round(price * 100);
  const prices = {
    ...toPriceColumns(usualPaise, readSale(row), now),
    sizePrices: changedByPercent(row.sizePrices, pricePercent),
  };
  // A subcategory belongs to its category.
  const isMoved = categoryId !== undefined && categoryId !== row.categoryId;
  const changes = { ...prices, isVisible, categoryId, ...(isMoved && { subCategory: null }) };
  const [problem] = isVisible ? brokenRules(changes, row) : [];
  return problem === undefined ? changes : problem.message;
}

/** The new images of a form. */
function toUploads(sent: readonly (File | string)[] = []) {
  const isNew = (image: File | string): image is File => image instanceof File && !isNoFile(image);
  return { field: 'images', files: sent.filter(isNew) };
}

/** The images in the order of the form: new ones by their keys, and those of `stored` that it names. */
function toImages(
  sent: readonly (File | string)[],
  keys: readonly string[],
  stored: readonly ProductImage[],
  name: string,
): ProductImage[] {
  const fresh = [...keys];
  return sent.flatMap((image) => {
    if (typeof image === 'string') return stored.filter(({ key }) => key === imageKey(image));
    const key = isNoFile(image) ? undefined : fresh.shift();
    return key === undefined ? [] : [{ key, alt: name }];
  });
}
