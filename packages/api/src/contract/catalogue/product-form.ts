import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { booleanPart, jsonPart, listPart, numberPart, versionPart } from '../form-parts.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { rupees } from '../rupees.ts';
import { recordListQuery, staffListBody } from '../staff-list.ts';
import { filledText, requiredText, text } from '../text.ts';
import { BundleContents } from './bundle.ts';
import { ProductInHindi } from './hindi-texts.ts';
import { LabelFacts } from './label-facts.ts';
import { ProductPoints } from './product-points.ts';
import { ProductInFull } from './product.ts';
import { Sale } from './sale.ts';
import { SizePrices } from './size-price.ts';
import { MAX_SIZE_NAME } from './size.ts';

/** A product as staff see it; `version` counts its changes. */
export const StaffProduct = z.extend(ProductInFull, {
  version: z.int(),
  /** Rupees; what it costs before and after its sale. Absent without a sale: then `price` is the usual one. */
  usualPrice: z.optional(z.number()),
  /** The sale that runs or is to come; absent without one. */
  sale: z.optional(Sale),
  /** Absent without any. */
  hindi: z.optional(ProductInHindi),
  /** The products that go well with it, in their order; absent without any. */
  companions: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** What the law wants on the label or the invoice and is not known yet: until it is, visitors do not see the product. */
  missingLabelFacts: z.array(z.string()),
  /** Its place among the recommended products, from 1, and where it can go from there; absent when it is not recommended. */
  recommendation: z.optional(
    z.object({ place: z.int(), canMove: z.object({ earlier: z.boolean(), later: z.boolean() }) }),
  ),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** The largest number of images of a product. */
export const MAX_PRODUCT_IMAGES = 8;

/** The largest number of products that go well with one. */
export const MAX_COMPANIONS = 8;

const MAX_SIZES = 12;
const MAX_DETAILS = 40;

/** The price of a product in rupees, with at most two decimals. */
export const Price = rupees('Price');

const details = jsonPart(
  z
    .record(requiredText(100, 'Detail', 'A detail needs a name'), text(2000, 'Detail'))
    .check(z.refine((group) => Object.keys(group).length <= MAX_DETAILS, `At most ${MAX_DETAILS} details`)),
  'Details must be JSON text, names to values',
);

/** A new product, as the parts of a form (spec section 7). A detail group without facts is null, sent as empty text. */
export const NewProduct = z.object({
  brandId: z.uuid('Brand is required'),
  categoryId: z.uuid('Category is required'),
  /** The name of a subcategory of the category; empty text means none. */
  subCategory: z.optional(text(100, 'Subcategory')),
  name: filledText(200, 'Name', 'Name is required'),
  description: filledText(5000, 'Description', 'Description is required'),
  /** What it costs outside of a sale. */
  price: numberPart(Price, 'Price must be a number'),
  /** Empty text: none. */
  sale: z.optional(jsonPart(Sale, 'The sale must be JSON text')),
  points: numberPart(ProductPoints, 'Points must be a whole number'),
  pointDescription: z._default(text(500, 'Point description'), ''),
  isVisible: z.optional(booleanPart('Visible must be true or false')),
  isDeleted: z.optional(booleanPart('Deleted must be true or false')),
  /** In the order of the page: a file is a new image, and an address is one that the product has already. */
  images: z.optional(
    listPart(
      z.union([z.file(), text(500, 'Image')]),
      MAX_PRODUCT_IMAGES,
      `At most ${MAX_PRODUCT_IMAGES} images`,
    ),
  ),
  /** The products that go well with it, in their order. */
  companionIds: z.optional(
    listPart(z.uuid('Product not found'), MAX_COMPANIONS, `At most ${MAX_COMPANIONS} products`),
  ),
  /** What is in a bundle, which has no sizes. Empty text: it is no bundle. */
  contents: z.optional(jsonPart(BundleContents, 'The contents must be the JSON text of a list')),
  sizes: z.optional(
    jsonPart(
      z.array(requiredText(MAX_SIZE_NAME, 'Size', 'A size needs a name')).check(
        z.maxLength(MAX_SIZES, `At most ${MAX_SIZES} sizes`),
        z.refine((sizes) => new Set(sizes).size === sizes.length, 'Each size can appear only once'),
      ),
      'Sizes must be the JSON text of a list',
    ),
  ),
  /** The sizes that do not follow the product. Empty text: all of them follow it. */
  sizePrices: z.optional(jsonPart(SizePrices, 'The prices of sizes must be JSON text')),
  homeEssentialProducts: z.optional(details),
  cosmeticProducts: z.optional(details),
  medicalDetails: z.optional(details),
  medicalEquipment: z.optional(details),
  clothingDetails: z.optional(details),
  labelFacts: z.optional(jsonPart(LabelFacts, 'Label facts must be JSON text')),
  /** Empty text: none. */
  hindi: z.optional(jsonPart(ProductInHindi, 'Hindi texts must be JSON text')),
  hsn: z.optional(text(8, 'HSN').check(z.regex(/^([0-9]{4,8})?$/, 'HSN has 4 to 8 digits'))),
  /** Empty text means that it is not known; null. */
  gstPercent: z.optional(
    z.pipe(
      z.transform((part) => (typeof part === 'string' && part.trim() === '' ? null : part)),
      z.nullable(
        numberPart(
          z
            .int('GST must be a whole number')
            .check(z.gte(0, 'GST must not be negative'), z.lte(40, 'GST is at most 40 %')),
          'GST must be a whole number',
        ),
      ),
    ),
  ),
});
export type NewProduct = z.infer<typeof NewProduct>;

/** A changed product: the same parts; what is optional and left out stays. */
export const ProductChange = z.extend(NewProduct, { version: z.optional(versionPart) });
export type ProductChange = z.infer<typeof ProductChange>;

export const createProduct = defineEndpoint({
  operation: 'createProduct',
  summary: 'Adds a product; visitors see it once its label has all that the law wants.',
  base: 'product',
  method: 'POST',
  path: '/api/products',
  policy: 'staff',
  area: 'catalogue',
  form: 'multipart',
  maxImages: MAX_PRODUCT_IMAGES,
  body: NewProduct,
  response: { status: 201, body: dataResponse(StaffProduct) },
  failures: [400, 401, 403, 409, 413],
});

export const updateProduct = defineEndpoint({
  operation: 'updateProduct',
  summary: 'Changes a product; 409 with the stored one when another user has changed it since `version`.',
  base: 'product',
  method: 'PUT',
  path: '/api/products/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  form: 'multipart',
  maxImages: MAX_PRODUCT_IMAGES,
  body: ProductChange,
  response: { status: 200, body: dataResponse(StaffProduct) },
  failures: [400, 401, 403, 404, 409, 413],
});

/**
 * Where a product goes among the recommended ones; a number is its new place, from 1. `out` of them, it is recommended no
 * longer.
 */
export const Recommendation = z.object({
  to: z.union(
    [z.enum(['last', 'earlier', 'later', 'out']), z.int().check(z.gte(1))],
    'Choose where the product goes',
  ),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendProduct = defineEndpoint({
  operation: 'recommendProduct',
  summary:
    'Recommends a product in the last place or in another one, moves a recommended one by one place, or recommends it no longer.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/products/{id}/recommendation',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  body: Recommendation,
  response: { status: 200, body: dataResponse(StaffProduct) },
  failures: [400, 401, 403, 404],
});

export const deleteProduct = defineEndpoint({
  operation: 'deleteProduct',
  summary: 'Deletes a product: visitors no longer see it. It can be restored.',
  base: 'product',
  method: 'DELETE',
  path: '/api/products/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

/**
 * Which products a list for staff shows: what visitors see, what is hidden, what the law keeps hidden, what has no Hindi, or what
 * is recommended.
 */
const PRODUCT_STATES = ['visible', 'hidden', 'incomplete', 'untranslated', 'recommended'] as const;

export const listStaffProducts = defineEndpoint({
  operation: 'listStaffProducts',
  summary: 'The products for staff, a page at a time, with what their labels lack.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/products',
  policy: 'staff',
  area: 'catalogue',
  query: z.extend(recordListQuery(['name', 'newest', 'price', 'points', 'quantity', 'place']), {
    categoryId: z.optional(z.uuid('Category not found')),
    brandId: z.optional(z.uuid('Brand not found')),
    state: z.optional(
      z.enum(PRODUCT_STATES, 'State must be one of: visible, hidden, incomplete, untranslated, recommended.'),
    ),
  }),
  response: { status: 200, body: staffListBody(StaffProduct) },
  failures: [400, 401, 403],
});

export const getStaffProduct = defineEndpoint({
  operation: 'getStaffProduct',
  summary: 'One product for staff, whether visitors see it or not.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/products/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffProduct) },
  failures: [401, 403, 404],
});

export const restoreProduct = defineEndpoint({
  operation: 'restoreProduct',
  summary: 'Restores a deleted product.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/products/{id}/restore',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffProduct) },
  failures: [401, 403, 404],
});

const MAX_BULK = 100;

/** The same change of several products; what is left out stays. */
export const BulkChange = z
  .object({
    ids: z
      .array(z.uuid('Product not found'), 'Choose a product')
      .check(
        z.minLength(1, 'Choose a product'),
        z.maxLength(MAX_BULK, `At most ${MAX_BULK} products at a time`),
      ),
    /** What they cost outside of a sale. */
    price: z.optional(Price),
    /** Raises that price, and those of sizes, by so many per cent, or lowers them where it is negative; whole paise. */
    pricePercent: z.optional(
      z
        .number()
        .check(z.gte(-90, 'Lower a price by at most 90 %'), z.lte(500, 'Raise a price by at most 500 %')),
    ),
    isVisible: z.optional(z.boolean()),
    categoryId: z.optional(z.uuid('Category is required')),
  })
  .check(
    z.refine(({ ids: _ids, ...change }) => Object.keys(change).length > 0, 'There is nothing to change'),
    z.refine(
      ({ price: fixed, pricePercent }) => fixed === undefined || pricePercent === undefined,
      'Set a price or a percentage change, not both',
    ),
  );
export type BulkChange = z.infer<typeof BulkChange>;

export const updateProducts = defineEndpoint({
  operation: 'updateProducts',
  summary:
    'Changes the price, the visibility or the category of several products; lists those that stay as they are.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/products',
  policy: 'staff',
  area: 'catalogue',
  body: BulkChange,
  response: {
    status: 200,
    body: dataResponse(
      z.object({
        /** The ids of the changed products. */
        changed: z.array(z.string()),
        /** The products that stay as they are, with the reason. */
        rejected: z.array(z.object({ id: z.string(), message: z.string() })),
      }),
    ),
  },
  failures: [400, 401, 403],
});
