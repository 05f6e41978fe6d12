import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Image } from '../image.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { text } from '../text.ts';
import { ShownContent } from './bundle.ts';
import { CatalogueLanguage } from './hindi-texts.ts';
import { LabelFacts } from './label-facts.ts';
import { idList } from './id-list.ts';
import { ProductFilterQuery } from './product-filters.ts';
import { PRODUCT_SORTS } from './product-sorts.ts';
import { MAX_STARS, Rating, Review } from './rating.ts';
import { RunningSale } from './sale.ts';
import { SearchMatch } from './search-match.ts';
import { SizePrices } from './size-price.ts';
import { SizeStock } from './size.ts';

/** Facts of one kind about a product, label to value: `{'Net quantity': '60 tablets'}`. */
const DetailGroup = z.record(z.string(), z.string());

/** The stock of a product; `LOW` when at or below the alert level of its stock entry. */
export const StockLevel = z.object({ status: z.enum(['IN_STOCK', 'LOW', 'SOLD_OUT']), quantity: z.int() });

export const Product = z.object({
  id: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  categoryUniqueName: z.string(),
  /** The name of a subcategory of its category; absent where it is in none. */
  subCategory: z.optional(z.string()),
  /** What the subcategory is called in the language of the call; absent where that is its name. */
  shownSubCategory: z.optional(z.string()),
  name: z.string(),
  description: z.string(),
  /** Rupees with at most 2 decimals, taxes included; of the cheapest size. */
  price: z.number(),
  /** Absent while `price` is the usual one. */
  sale: z.optional(RunningSale),
  /** Business-value points that one unit earns. */
  points: z.int(),
  pointDescription: z.string(),
  isVisible: z.boolean(),
  isDeleted: z.boolean(),
  images: z.array(Image),
  stock: StockLevel,
  /** Absent while it has no approved review. */
  rating: z.optional(Rating),
  sizes: z.optional(z.array(z.string())),
  /** What some of the sizes cost; the others follow the product. Absent when all of them do. */
  sizePrices: z.optional(SizePrices),
  medicalDetails: z.optional(DetailGroup),
  medicalEquipment: z.optional(DetailGroup),
  cosmeticProducts: z.optional(DetailGroup),
  homeEssentialProducts: z.optional(DetailGroup),
  clothingDetails: z.optional(DetailGroup),
});
export type Product = z.infer<typeof Product>;

/** A product in a list; a search says why it is found. */
export const ListedProduct = z.extend(Product, { match: z.optional(SearchMatch) });
export type ListedProduct = z.infer<typeof ListedProduct>;

/** How many reviews come with the page of a product. */
export const MAX_NEWEST_REVIEWS = 3;

/** A product with the facts that only its own page shows. */
export const ProductInFull = z.extend(Product, {
  /** `sizes` is absent for a product without sizes. */
  stock: z.extend(StockLevel, { sizes: z.optional(SizeStock) }),
  /** What its details are called in the language of the call, by their labels; absent where none is called otherwise. */
  shownLabels: z.optional(z.record(z.string(), z.string())),
  /** The brand's part of the address of its page; absent for staff. */
  brandSlug: z.optional(z.string()),
  labelFacts: z.optional(LabelFacts),
  /** The goods' number in the customs tariff; empty when it is not known. */
  hsn: z.optional(z.string()),
  /** The tax that the price includes. */
  gstPercent: z.optional(z.number()),
  /** How many approved reviews give 1 star, 2 stars and so on; absent without any. */
  starCounts: z.optional(z.array(z.int()).check(z.length(MAX_STARS))),
  /** The products that go well with it, in their order, whether visitors can see them or not; absent without any. */
  companionIds: z.optional(z.array(z.string())),
  /** What is in a bundle, in the order of staff; absent for a product that is none. */
  contents: z.optional(z.array(ShownContent)),
  /** The newest approved reviews, {@link MAX_NEWEST_REVIEWS} at most; absent without any. */
  newestReviews: z.optional(z.array(Review)),
});
export type ProductInFull = z.infer<typeof ProductInFull>;

/** The message of a category without products, shown above the empty list (spec section 8). */
export const NO_PRODUCTS_IN_CATEGORY = 'No products found for this category';

/** Query of the products of a category. A `search` of one character finds nothing. */
const CategoryProductQuery = z.extend(listQuery(PRODUCT_SORTS), {
  ...ProductFilterQuery.shape,
  language: CatalogueLanguage,
});

/** How many products a list can ask for by their ids. */
export const MAX_PRODUCT_IDS = 12;

/** Query of the product list; `category` is a category's unique name. */
export const ProductQuery = z.extend(CategoryProductQuery, {
  category: z.optional(text(100, 'Category')),
  /** Only these products, as far as a visitor can see them; ids separated by commas. */
  ids: z.optional(idList('Product', MAX_PRODUCT_IDS)),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const listProducts = defineEndpoint({
  operation: 'listProducts',
  summary: 'The products a visitor can see.',
  base: 'product',
  method: 'GET',
  path: '/api/products',
  policy: 'public',
  query: ProductQuery,
  response: { status: 200, body: listResponseBody(ListedProduct) },
  failures: [400, 429],
});

export const listCategoryProducts = defineEndpoint({
  operation: 'listCategoryProducts',
  summary: `The products of one category; 400 with '${NO_PRODUCTS_IN_CATEGORY}' when there are none.`,
  base: 'product',
  method: 'GET',
  path: '/api/products/category/{categoryId}',
  policy: 'public',
  params: z.object({ categoryId: text(64, 'Id') }),
  query: CategoryProductQuery,
  response: { status: 200, body: listResponseBody(ListedProduct) },
  failures: [400, 404, 429],
});

export const getProduct = defineEndpoint({
  operation: 'getProduct',
  summary: 'One product, with what its label says.',
  base: 'product',
  method: 'GET',
  path: '/api/products/{id}',
  policy: 'public',
  params: IdParams,
  query: z.object({ language: CatalogueLanguage }),
  response: { status: 200, body: dataResponse(ProductInFull) },
  failures: [404],
});
