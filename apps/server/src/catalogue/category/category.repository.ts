import type { Category, Language, StaffCategory } from '@pgm/api/contract';
import { type SQL, and, asc, count, eq, ilike, like, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { brands } from '../tables/brand.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { hindiFor } from '../../platform/database/hindi-column.ts';
import { single } from '../../platform/database/single.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { addressWords } from '../../platform/words/address-words.ts';
import { products } from '../tables/product.schema.ts';
import { selectDetailNames } from './detail-names.ts';
import { selectSubCategoryCounts } from './sub-category.transactions.ts';
import { categories } from '../tables/category.schema.ts';

/** Filter and order of the list of categories. */
export interface CategoryFilter {
  /** The language of the texts. Default: English. */
  readonly language?: Language | undefined;
  readonly sort: 'position' | 'name';
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** SQL over the categories that visitors can see. */
export class CategoryRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: CategoryFilter): Promise<Category[]> {
    const order =
      filter.sort === 'name' ? [asc(categories.name)] : [asc(categories.position), asc(categories.name)];
    const rows = await selectCategories(this.#db, {
      inHindi: hindiFor(filter.language ?? 'en', categories.hindi),
    })
      .where(matching(filter.search))
      .orderBy(...order, asc(categories.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toCategory);
  }

  /** The number of all matches, on all pages. */
  count(filter: CategoryFilter): Promise<number> {
    return this.#db.$count(categories, matching(filter.search));
  }
}

export type CategoryRow = typeof categories.$inferSelect;

/** What staff set of a category; without a unique name, a new one gets the next free one of its name. */
export type CategoryFields = Pick<
  CategoryRow,
  'name' | 'description' | 'hindi' | 'imageKey' | 'subCategories'
> & {
  readonly uniqueName: string | undefined;
};

/** How staff edit categories. */
export const categoryKind: RecordKind<CategoryRow, CategoryFields, StaffCategory> = {
  name: 'category',
  notFound: 'Category not found',
  taken: { categoryUniqueName: 'Another category has this unique name' },
  toImageKeys: ({ imageKey }) => (imageKey === null ? [] : [imageKey]),
  async insert(tx, fields) {
    // New categories wait for each other, so that each gets a place and a unique name of its own.
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
    const uniqueName = fields.uniqueName ?? (await findFreeName(tx, addressWords(fields.name) || 'category'));
    const place = sql`(select coalesce(max(${categories.position}), 0) + 1 from ${categories})`;
    return single(
      await tx
        .insert(categories)
        .values({ ...fields, uniqueName, position: place })
        .returning(),
    );
  },
  async lock(tx, id) {
    const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(categories).set(changes).where(eq(categories.id, id)).returning()),
  find: async (db, id) =>
    toStaffCategory(single(await selectStaffCategories(db).where(eq(categories.id, id)))),
};

/** `wanted`, or with the next number that is free; deleted categories have their names too. */
async function findFreeName(tx: Database, wanted: string): Promise<string> {
  const taken = await tx
    .select({ name: categories.uniqueName })
    .from(categories)
    .where(like(categories.uniqueName, `${wanted}%`));
  const names = new Set(taken.map(({ name }) => name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (!names.has(name)) return name;
  }
}

/** Categories with the number of their visible products. */
function selectCategories<More extends SelectedFields>(db: Database, more: More) {
  const visible = db
    .select({ categoryId: products.categoryId, total: count().as('total') })
    .from(products)
    .innerJoin(brands, and(eq(brands.id, products.brandId), eq(brands.isDeleted, false)))
    .where(and(eq(products.isVisible, true), eq(products.isDeleted, false)))
    .groupBy(products.categoryId)
    .as('visible');
  return db
    .select({
      category: categories,
      productCount: sql<number>`coalesce(${visible.total}, 0)`.mapWith(Number),
      ...more,
    })
    .from(categories)
    .leftJoin(visible, eq(visible.categoryId, categories.id));
}

/** The same for staff, with the number of products in each subcategory, and with the names of details; of hidden products too. */
export function selectStaffCategories(db: Database) {
  const counted = selectSubCategoryCounts(db, categories.id);
  const named = selectDetailNames(categories.id);
  return selectCategories(db, {
    subCategoryCounts: sql<Record<string, number>>`(
      select coalesce(json_object_agg(counted.sub_category, counted.total), '{}') from ${counted} as counted)`,
    detailNames: sql<string[]>`array(${named})`,
    hasEarlier: isOtherThere(sql`<`),
    hasLater: isOtherThere(sql`>`),
  });
}

/** Whether there is a category before (`<`) or after (`>`) one in the order of the shop. */
function isOtherThere(comparison: SQL) {
  const place = (table: SQL) => sql`(${table}.position, ${table}.name, ${table}.id)`;
  return sql<boolean>`exists (select from categories other
    where not other.is_deleted and ${place(sql`other`)} ${comparison} ${place(sql`categories`)})`;
}

interface CountedCategory {
  readonly category: CategoryRow;
  readonly productCount: number;
}

interface StaffCategoryRow extends CountedCategory, Pick<StaffCategory, 'subCategoryCounts' | 'detailNames'> {
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
}

export function toStaffCategory({
  subCategoryCounts,
  detailNames,
  hasEarlier,
  hasLater,
  ...row
}: StaffCategoryRow): StaffCategory {
  return {
    ...toCategory({ ...row, inHindi: null }),
    version: row.category.version,
    ...(row.category.hindi && { hindi: row.category.hindi }),
    subCategoryCounts,
    detailNames,
    canMove: { earlier: hasEarlier, later: hasLater },
  };
}

function toCategory({
  category,
  inHindi,
  productCount,
}: CountedCategory & { readonly inHindi: CategoryRow['hindi'] }): Category {
  return {
    id: category.id,
    name: inHindi?.name ?? category.name,
    description: inHindi?.description ?? category.description,
    categoryImage: category.imageKey === null ? null : imageUrl(category.imageKey),
    categoryUniqueName: category.uniqueName,
    subCategories: category.subCategories,
    ...(inHindi?.subCategories && { shownSubCategories: inHindi.subCategories }),
    isDeleted: category.isDeleted,
    productCount,
  };
}

function matching(search: string | undefined) {
  return and(
    eq(categories.isDeleted, false),
    search ? ilike(categories.name, containing(search)) : undefined,
  );
}
