import type { LabelFacts, NewProduct, ProductChange } from '@pgm/api/contract';
import { isDeepStrictEqual } from 'node:util';
import { toHindiColumn } from '../../platform/database/hindi-column.ts';
import type { RecordChanges } from '../../platform/record/record-kind.ts';
import type { ProductFields, ProductImage, ProductRow, StoredSizePrices } from '../tables/product.schema.ts';
import { toStoredContents } from './bundle-contents.ts';
import { toStoredSizePrices } from './size-price.transactions.ts';
import { readSale, toPriceColumns, toStoredSale } from './sale-columns.ts';

/** The columns of a new product. @param now in ms, for its sale */
export function toNewFields(product: NewProduct, images: ProductImage[], now: number): ProductFields {
  const { labelFacts = null, maximumRetailPricePaise = null } = toLabelColumns(product.labelFacts);
  return {
    ...toColumns(product),
    ...toPrices(product, null, now),
    subCategory: product.subCategory || null,
    hindi: toHindiColumn(product.hindi) ?? null,
    hsn: product.hsn ?? '',
    gstPercent: product.gstPercent ?? null,
    featuredRank: null,
    companionIds: product.companionIds ?? [],
    contents: toStoredContents(product.contents ?? []),
    sizes: toSizes(product.sizes) ?? null,
    sizePrices: toStoredSizePrices(product.sizePrices ?? {}),
    medicalDetails: product.medicalDetails ?? null,
    medicalEquipment: product.medicalEquipment ?? null,
    cosmeticProducts: product.cosmeticProducts ?? null,
    homeEssentialProducts: product.homeEssentialProducts ?? null,
    clothingDetails: product.clothingDetails ?? null,
    labelFacts,
    maximumRetailPricePaise,
    images,
    isVisible: product.isVisible ?? true,
  };
}

/**
 * The columns that a form changes in a stored product, without its images.
 * @param now in ms, for its sale
 */
export function toChangedFields(
  product: ProductChange,
  stored: ProductRow,
  now: number,
): RecordChanges<ProductFields> {
  const {
    images: _images,
    version: _version,
    labelFacts,
    contents,
    sizes,
    sizePrices,
    subCategory,
    price: _price,
    sale: _sale,
    ...form
  } = product;
  return {
    ...form,
    hindi: toHindiColumn(product.hindi),
    ...(subCategory !== undefined && { subCategory: subCategory || null }),
    ...(contents !== undefined && { contents: toStoredContents(contents ?? []) }),
    sizes: toSizes(sizes),
    sizePrices: toSizePriceColumn({ sizes, sizePrices }, stored),
    ...toColumns(product),
    ...toPrices(product, stored, now),
    ...toLabelColumns(labelFacts),
  };
}

/** An empty list is no sizes; undefined where the form says nothing of them. */
function toSizes(sizes: NewProduct['sizes']) {
  return sizes?.length === 0 ? null : sizes;
}

/** The prices of sizes after a change; the stored value where it says the same, because its entries have an order of their own. */
function toSizePriceColumn(change: Pick<ProductChange, 'sizes' | 'sizePrices'>, stored: ProductRow) {
  const wanted = toWantedSizePrices(change, stored);
  return isDeepStrictEqual(wanted, stored.sizePrices) ? stored.sizePrices : wanted;
}

/** The prices of a removed size go with it when the form says nothing of prices; undefined where it says nothing of sizes either. */
function toWantedSizePrices(
  { sizes, sizePrices }: Pick<ProductChange, 'sizes' | 'sizePrices'>,
  stored: ProductRow,
): StoredSizePrices | undefined {
  if (sizePrices !== undefined) return toStoredSizePrices(sizePrices ?? {});
  if (sizes === undefined) return undefined;
  const left = Object.entries(stored.sizePrices).filter(([size]) => sizes?.includes(size));
  return Object.fromEntries(left);
}

/** The columns that every form sets. */
function toColumns(form: NewProduct) {
  return {
    brandId: form.brandId,
    categoryId: form.categoryId,
    name: form.name,
    description: form.description,
    points: form.points,
    pointDescription: form.pointDescription,
  };
}

/** The columns of the prices; the sale of a stored product stays when the form says nothing of it. */
function toPrices({ price, sale }: NewProduct, stored: ProductRow | null, now: number) {
  const wanted = sale === undefined ? stored && readSale(stored) : sale && toStoredSale(sale);
  return toPriceColumns(Math.round(price * 100), wanted, now);
}

/** The columns of the label; none when the form says nothing of it. */
function toLabelColumns(
  facts: LabelFacts | null | undefined,
): Partial<Pick<ProductFields, 'labelFacts' | 'maximumRetailPricePaise'>> {
  if (facts === undefined) return {};
  if (facts === null) return { labelFacts: null, maximumRetailPricePaise: null };
  const { maximumRetailPrice, ...labelFacts } = facts;
  return {
    labelFacts,
    maximumRetailPricePaise: maximumRetailPrice === undefined ? null : Math.round(maximumRetailPrice * 100),
  };
}
