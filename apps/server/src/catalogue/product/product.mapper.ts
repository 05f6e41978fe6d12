import type {
  BrandInHindi,
  CategoryInHindi,
  LabelFacts,
  Product,
  ProductInFull,
  ProductInHindi,
  Review,
  ShownContent,
  SizeStock,
} from '@pgm/api/contract';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { toStock } from '../stock/stock.schema.ts';
import type { products } from '../tables/product.schema.ts';
import { toSizePrices } from './size-price.transactions.ts';

type ProductColumns = typeof products.$inferSelect;
type Label = Pick<ProductColumns, 'labelFacts' | 'maximumRetailPricePaise'>;
/** What only the page of a product reads of its row. */
type OnPage = Pick<ProductColumns, 'labelFacts' | 'starCounts' | 'companionIds'>;

/** What a product and its links are called in Hindi; null for a reader of English, and where nothing has Hindi. */
export interface HindiTexts {
  readonly hindi: ProductInHindi | null;
  readonly brandInHindi: BrandInHindi | null;
  readonly categoryInHindi: CategoryInHindi | null;
}

/** A product with what it takes from its category, brand and stock entry. */
interface ProductRow extends HindiTexts {
  readonly product: Omit<ProductColumns, keyof OnPage | 'contents' | 'hindi'>;
  readonly brandName: string;
  readonly categoryName: string;
  readonly categoryUniqueName: string;
  readonly quantity: number | null;
  readonly alertQuantity: number | null;
}

/**
 * The wire shape of a product: rupees instead of paise, addresses instead of storage keys. Its texts are in Hindi where the
 * row has them.
 */
export function toProduct({ product, ...row }: ProductRow): Product {
  const hindi = row.hindi ?? {};
  return {
    id: product.id,
    brandId: product.brandId,
    brandName: row.brandInHindi?.name ?? row.brandName,
    categoryId: product.categoryId,
    categoryName: row.categoryInHindi?.name ?? row.categoryName,
    categoryUniqueName: row.categoryUniqueName,
    ...toSubCategory(product, row.categoryInHindi),
    name: hindi.name ?? product.name,
    description: hindi.description ?? product.description,
    price: product.pricePaise / 100,
    ...toRunningSale(product),
    points: product.points,
    pointDescription: hindi.pointDescription ?? product.pointDescription,
    isVisible: product.isVisible,
    isDeleted: product.isDeleted,
    images: product.images.map(({ key, alt }) => ({ url: imageUrl(key), alt })),
    stock: toStock(row.quantity ?? 0, row.alertQuantity ?? 0),
    ...(product.rating !== null && { rating: { average: product.rating, count: product.reviewCount } }),
    ...(product.sizes && { sizes: product.sizes }),
    ...toSizes(product),
    ...toDetails(product, hindi),
  };
}

/** The subcategory, and what it is called in Hindi where that is wanted and known. */
function toSubCategory(
  { subCategory }: Pick<ProductColumns, 'subCategory'>,
  category: CategoryInHindi | null,
): Pick<Product, 'subCategory' | 'shownSubCategory'> {
  if (subCategory === null) return {};
  const inHindi = category?.subCategories?.[subCategory];
  return { subCategory, ...(inHindi !== undefined && { shownSubCategory: inHindi }) };
}

/** The own prices of sizes; nothing where all of them follow the product. */
function toSizes({ sizePrices }: Pick<ProductColumns, 'sizePrices'>): Pick<Product, 'sizePrices'> {
  return Object.keys(sizePrices).length === 0 ? {} : { sizePrices: toSizePrices(sizePrices) };
}

/** The sale of a product that costs the price of it now. */
function toRunningSale({
  pricePaise,
  salePricePaise,
  saleUntil,
  maximumRetailPricePaise: maximum,
}: Pick<ProductColumns, 'pricePaise' | 'salePricePaise' | 'saleUntil' | 'maximumRetailPricePaise'>): Pick<
  Product,
  'sale'
> {
  if (saleUntil === null || pricePaise !== salePricePaise) return {};
  const isAbove = maximum !== null && maximum > pricePaise;
  return { sale: { until: saleUntil, ...(isAbove && { maximumRetailPrice: maximum / 100 }) } };
}

/** The detail groups. A detail without Hindi stays English: a caution must not get lost. */
function toDetails(product: Pick<ProductColumns, (typeof GROUPS)[number]>, hindi: ProductInHindi) {
  const details: Partial<Record<(typeof GROUPS)[number], Record<string, string>>> = {};
  for (const name of GROUPS) {
    const group = product[name];
    if (group === null) continue;
    const inHindi = hindi[name];
    details[name] = inHindi
      ? Object.fromEntries(Object.entries(group).map(([label, value]) => [label, inHindi[label] ?? value]))
      : group;
  }
  return details;
}

const GROUPS = [
  'medicalDetails',
  'medicalEquipment',
  'cosmeticProducts',
  'homeEssentialProducts',
  'clothingDetails',
] as const;

/** What only the page of a product shows. */
interface ProductDetails extends OnPage {
  readonly contents: ShownContent[] | null;
  readonly sizeStock: SizeStock | null;
  /** Default: none are shown. */
  readonly newestReviews?: Review[] | undefined;
}

/** The same with its stock per size and what its label says. A maximum retail price below the price can't be right, and is left out. */
export function toProductInFull({
  labelFacts,
  sizeStock,
  starCounts,
  companionIds,
  contents,
  newestReviews,
  ...row
}: ProductRow & ProductDetails): ProductInFull {
  const { hsn, gstPercent } = row.product;
  const product = toProduct(row);
  return {
    ...product,
    ...(sizeStock && { stock: { ...product.stock, sizes: sizeStock } }),
    hsn,
    ...(gstPercent !== null && { gstPercent }),
    ...(row.product.reviewCount > 0 && { starCounts }),
    ...(companionIds.length > 0 && { companionIds }),
    ...(contents && { contents }),
    ...(newestReviews && { newestReviews }),
    ...toShownLabels(product, row.categoryInHindi),
    labelFacts: toLabelFacts({ ...row.product, labelFacts }, row.hindi ?? {}),
  };
}

/** What the details are called in Hindi, as far as that is known. */
function toShownLabels(
  product: Pick<Product, (typeof GROUPS)[number]>,
  category: CategoryInHindi | null,
): Pick<ProductInFull, 'shownLabels'> {
  const { detailNames } = category ?? {};
  if (!detailNames) return {};
  const labels = new Set(GROUPS.flatMap((group) => Object.keys(product[group] ?? {})));
  const shown = Object.entries(detailNames).filter(([label]) => labels.has(label));
  return shown.length === 0 ? {} : { shownLabels: Object.fromEntries(shown) };
}

/** The facts of the label in Hindi where there is some, with the maximum retail price where it can be right. */
function toLabelFacts(
  { labelFacts, maximumRetailPricePaise, pricePaise }: Label & Pick<ProductColumns, 'pricePaise'>,
  { commonName, netQuantityAsPrinted, bestBefore }: ProductInHindi,
): LabelFacts {
  const { netQuantity } = labelFacts ?? {};
  const isMaximum = maximumRetailPricePaise !== null && maximumRetailPricePaise >= pricePaise;
  return {
    goods: 'OTHER',
    ...labelFacts,
    ...(labelFacts?.commonName !== undefined && commonName !== undefined && { commonName }),
    ...(labelFacts?.bestBefore !== undefined && bestBefore !== undefined && { bestBefore }),
    ...(netQuantity?.asPrinted !== undefined &&
      netQuantityAsPrinted !== undefined && {
        netQuantity: { ...netQuantity, asPrinted: netQuantityAsPrinted },
      }),
    ...(isMaximum && { maximumRetailPrice: maximumRetailPricePaise / 100 }),
  };
}
