import * as z from 'zod/mini';
import { Done, dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { StockLevel } from '../catalogue/product.ts';
import { ChosenSize } from '../catalogue/size.ts';
import { text } from '../text.ts';

/** The maximum quantity of one product in a cart. */
export const MAX_PER_PRODUCT = 99;

/** The quantity of a product; a whole number. */
export const Quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.gte(1, 'Quantity must be at least 1'),
    z.lte(MAX_PER_PRODUCT, `Quantity must be at most ${MAX_PER_PRODUCT}`),
  );

/** A cart item (spec section 3), with the current facts of the product. Two sizes of a product are two items. */
export const CartItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  /** Absent for a product without sizes. */
  size: z.optional(z.string()),
  productName: z.string(),
  /** Rupees with at most 2 decimals; the current price. */
  productPrice: z.number(),
  /** Rupees; the price when the product was added. It differs when the price has changed since. */
  addedPrice: z.number(),
  /** The address of the product's first image; null without an image. */
  productImage: z.nullable(z.string()),
  /** Business-value points that one unit earns. */
  points: z.int(),
  /** The stock of the size, for a product with sizes. */
  stock: StockLevel,
});
export type CartItem = z.infer<typeof CartItem>;

/**
 * The request to add a product to the cart. The server sets name, price and image itself and ignores those in the
 * request.
 */
export const NewCartItem = z.object({
  productId: z.uuid('Product not found'),
  quantity: z._default(Quantity, 1),
  size: ChosenSize,
  productName: z.optional(text(200, 'Name')),
  productPrice: z.optional(z.number()),
  productImage: z.optional(z.nullable(text(500, 'Picture'))),
});
export type NewCartItem = z.infer<typeof NewCartItem>;

/** The language of the names of products. */
const InLanguage = z.object({ language: CatalogueLanguage });

export const addToCart = defineEndpoint({
  operation: 'addToCart',
  summary:
    'Puts so many of a product into the cart of the caller; the same product in the same size twice is one line.',
  base: 'cart',
  method: 'POST',
  path: '/api/cart',
  policy: 'member',
  query: InLanguage,
  body: NewCartItem,
  response: { status: 200, body: dataResponse(CartItem) },
  failures: [400, 401, 404, 409],
});

export const getCart = defineEndpoint({
  operation: 'getCart',
  summary:
    "The caller's own cart, the line that was added first at its top; 404 for the cart of another user.",
  base: 'cart',
  method: 'GET',
  path: '/api/cart/user/{userId}',
  policy: 'member',
  params: z.object({ userId: text(64, 'Id') }),
  query: InLanguage,
  response: { status: 200, body: z.object({ success: z.literal(true), cartItems: z.array(CartItem) }) },
  failures: [401, 404],
});

export const removeFromCart = defineEndpoint({
  operation: 'removeFromCart',
  summary: "Takes a line out of the caller's cart.",
  base: 'cart',
  method: 'DELETE',
  path: '/api/cart/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 404],
});

/** The maximum number of items in a cart. */
export const MAX_LINES = 100;

/** A guest's cart before the login. */
export const GuestCart = z.object({
  /** Created with the guest's cart: a cart that is sent again after a lost response is merged once. */
  key: z.uuid(),
  items: z
    .array(z.object({ productId: z.uuid(), quantity: Quantity, size: ChosenSize }))
    .check(z.maxLength(MAX_LINES, `A cart can have at most ${MAX_LINES} products`)),
});
export type GuestCart = z.infer<typeof GuestCart>;

export const mergeCart = defineEndpoint({
  operation: 'mergeCart',
  summary:
    "Adds a guest's cart to the caller's, once per key; what can't be had any more is left out, and what is too many cut.",
  base: 'cart',
  method: 'POST',
  path: '/api/cart/merge',
  policy: 'member',
  query: InLanguage,
  body: GuestCart,
  response: { status: 200, body: z.object({ success: z.literal(true), cartItems: z.array(CartItem) }) },
  failures: [400, 401],
});
