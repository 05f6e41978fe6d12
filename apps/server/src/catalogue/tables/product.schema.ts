import type { BundleContents, LabelFacts, ProductInHindi } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { brands } from './brand.schema.ts';
import { categories } from './category.schema.ts';
import { recordColumns } from '../../platform/record/record-columns.ts';

/** An image of a product: its storage key and what it shows. */
export interface ProductImage {
  readonly key: string;
  readonly alt: string;
}

/** The facts of the label; the maximum retail price has its own column. */
export type StoredLabelFacts = Omit<LabelFacts, 'maximumRetailPrice'>;

/** What a size costs that does not follow the product; in paise, taxes included. */
export interface StoredSizePrice {
  readonly pricePaise: number;
  readonly maximumRetailPricePaise: number;
  readonly points: number;
  /** Absent when it is that of the label. */
  readonly netQuantity?: number;
}

export type StoredSizePrices = Readonly<Record<string, StoredSizePrice>>;

type DetailGroup = Readonly<Record<string, string>>;

const REVIEW_COUNT = '(star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5])';
const STAR_SUM =
  'star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5]';

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    /** The name of one of the category's subcategories; null in none of them. */
    subCategory: text('sub_category'),
    name: text().notNull(),
    description: text().notNull(),
    /**
     * In paise, taxes included: what it costs now, so that lists, carts and orders need to know nothing of sales. The lowest price,
     * where sizes have their own.
     */
    pricePaise: integer('price_paise').notNull(),
    /** In paise: what it costs before and after its sale; null without a sale, as the three columns of it. */
    usualPricePaise: integer('usual_price_paise'),
    /** In paise: what it costs during its sale. */
    salePricePaise: integer('sale_price_paise'),
    /** The first day of the sale in India, such as '2026-12-05'. */
    saleFrom: date('sale_from'),
    /** The last day of the sale in India. */
    saleUntil: date('sale_until'),
    /** In paise, taxes included: the highest price that the pack allows; null when it is not set. */
    maximumRetailPricePaise: integer('maximum_retail_price_paise'),
    /** The goods' number in the customs tariff, for the invoice; 4 to 8 digits. */
    hsn: text().notNull().default(''),
    /** The tax that the price includes; null when it is not known. The default is for older versions. */
    gstPercent: integer('gst_percent').default(0),
    points: integer().notNull(),
    pointDescription: text('point_description').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    ...recordColumns(),
    /** Smaller numbers come first among the recommended products; null means not recommended. */
    featuredRank: integer('featured_rank'),
    images: jsonb('pictures').$type<readonly ProductImage[]>().notNull().default([]),
    /** The products that staff show beside it, in their order; those that no visitor can see are left out. */
    companionIds: uuid('companion_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What is in a bundle, in the order of staff; empty for a product that is none. */
    contents: jsonb().$type<Readonly<BundleContents>>().notNull().default([]),
    sizes: text().array(),
    /** What the sizes that do not follow the product cost, by their names. */
    sizePrices: jsonb('size_prices').$type<StoredSizePrices>().notNull().default({}),
    // json, not jsonb, because jsonb loses the order of the facts.
    medicalDetails: json('medical_details').$type<DetailGroup>(),
    medicalEquipment: json('medical_equipment').$type<DetailGroup>(),
    cosmeticProducts: json('cosmetic_products').$type<DetailGroup>(),
    homeEssentialProducts: json('home_essential_products').$type<DetailGroup>(),
    clothingDetails: json('clothing_details').$type<DetailGroup>(),
    /** Its texts in Hindi, as far as there are any; null without any. */
    hindi: json().$type<ProductInHindi>(),
    labelFacts: json('label_facts').$type<StoredLabelFacts>(),
    /** How many approved reviews give 1 star, 2 stars and so on. Only triggers of the reviews write it. */
    starCounts: integer('star_counts')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    /** The number of approved reviews. */
    reviewCount: integer('review_count').notNull().generatedAlwaysAs(sql.raw(REVIEW_COUNT)),
    /** The average of their stars, with 2 decimals; null without any. */
    rating: doublePrecision().generatedAlwaysAs(
      sql.raw(`round((${STAR_SUM})::numeric / nullif(${REVIEW_COUNT}, 0), 2)::double precision`),
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set by a trigger, so that no query has to set it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('products_price_positive', sql`${table.pricePaise} > 0`),
    check(
      'products_sale_whole',
      sql`num_nonnulls(${table.usualPricePaise}, ${table.salePricePaise}, ${table.saleFrom}, ${table.saleUntil}) in (0, 4)`,
    ),
    check(
      'products_sale_lower',
      sql`${table.salePricePaise} > 0 and ${table.salePricePaise} < ${table.usualPricePaise}`,
    ),
    check('products_sale_days', sql`${table.saleFrom} <= ${table.saleUntil}`),
    check('products_bundle_without_sizes', sql`${table.contents} = '[]' or ${table.sizes} is null`),
    check('products_size_prices_of_sizes', sql`${table.sizePrices} = '{}' or ${table.sizes} is not null`),
    check(
      'products_size_prices_without_sale',
      sql`${table.sizePrices} = '{}' or ${table.salePricePaise} is null`,
    ),
    check('products_points_not_negative', sql`${table.points} >= 0`),
    check('products_hsn_digits', sql`${table.hsn} ~ '^([0-9]{4,8})?$'`),
    check('products_gst_in_range', sql`${table.gstPercent} between 0 and 40`),
    index('products_by_category').on(table.categoryId, table.featuredRank, table.id),
    index('products_by_brand').on(table.brandId),
    index('products_by_rank')
      .on(table.featuredRank, table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    index('products_by_price')
      .on(table.pricePaise, table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    // For the job that begins and ends sales: few products have one.
    index('products_with_sale')
      .on(table.saleFrom, table.saleUntil)
      .where(sql`${table.salePricePaise} is not null`),
    index('products_by_points')
      // As `order by points desc` reads it.
      .on(table.points.desc().nullsFirst(), table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    index('products_by_rating')
      // As `order by rating desc nulls last, review_count desc` reads it.
      .on(table.rating.desc().nullsLast(), table.reviewCount.desc().nullsFirst(), table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    // What a filtered list and the counts beside its filters read, so that they need not read the products themselves.
    index('products_to_filter')
      .on(table.categoryId, table.brandId, table.pricePaise, table.points, table.subCategory, table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    index('products_by_name')
      .on(table.name, table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    index('products_by_age')
      .on(table.createdAt, table.id)
      .where(sql`${table.isVisible} and not ${table.isDeleted}`),
    // Both indexes are for the function find_products of the migrations.
    index('products_by_letters').using('gin', table.name.op('gin_trgm_ops')),
    index('products_by_description').using('gin', table.description.op('gin_trgm_ops')),
    // Both are for find_hindi_products.
    index('products_by_hindi_letters').using('gin', sql`(hindi ->> 'name') gin_trgm_ops`),
    index('products_by_hindi_description').using('gin', sql`(hindi ->> 'description') gin_trgm_ops`),
  ],
);

/** A product as it is stored. */
export type ProductRow = typeof products.$inferSelect;

/** What staff set of a product. */
export type ProductFields = Omit<
  ProductRow,
  'id' | 'isDeleted' | 'version' | 'createdAt' | 'changedAt' | 'starCounts' | 'reviewCount' | 'rating'
>;
