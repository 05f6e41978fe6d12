import * as z from 'zod/mini';
import { Done, dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';
import { StockLevel } from './product.ts';
import { text } from './text.ts';

/** The most of one product that a cart holds. */
export const MOST_OF_A_PRODUCT = 99;

/** How many of a product; a whole number. */
export const Quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.gte(1, 'Quantity must be at least 1'),
    z.lte(MOST_OF_A_PRODUCT, `Quantity must be at most ${MOST_OF_A_PRODUCT}`),
  );

/** A line of a cart (spec section 3), with what the shop says of the product now. */
export const CartItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  productName: z.string(),
  /** Rupees with at most 2 decimals, as of now. */
  productPrice: z.number(),
  /** Rupees, as of when it was put into the cart; differs when the price has changed since. */
  addedPrice: z.number(),
  /** The address of the product's first picture; null when it has none. */
  productImage: z.nullable(z.string()),
  /** Business-value points that one unit earns. */
  points: z.int(),
  stock: StockLevel,
});
export type CartItem = z.infer<typeof CartItem>;

/** What is sent to put a product into the cart. Name, price and picture are the server's to say; it reads them only to be polite. */
export const NewCartItem = z.object({
  productId: z.uuid('Product not found'),
  quantity: z._default(Quantity, 1),
  productName: z.optional(text(200, 'Name')),
  productPrice: z.optional(z.number()),
  productImage: z.optional(z.nullable(text(500, 'Picture'))),
});
export type NewCartItem = z.infer<typeof NewCartItem>;

export const addToCart = defineEndpoint({
  operation: 'addToCart',
  summary: 'Puts so many of a product into the cart of the caller; the same product twice is one line.',
  base: 'cart',
  method: 'POST',
  path: '/api/cart',
  policy: 'member',
  body: NewCartItem,
  answer: { status: 200, body: dataAnswer(CartItem) },
  failures: [400, 401, 404, 409],
});

export const getCart = defineEndpoint({
  operation: 'getCart',
  summary: "The caller's own cart, the line that was added first at its top; 404 for anybody else's.",
  base: 'cart',
  method: 'GET',
  path: '/api/cart/user/{userId}',
  policy: 'member',
  params: z.object({ userId: text(64, 'Id') }),
  answer: { status: 200, body: z.object({ success: z.literal(true), cartItems: z.array(CartItem) }) },
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
  answer: { status: 200, body: Done },
  failures: [401, 404],
});

/** The most lines a cart holds. */
export const MOST_LINES = 100;

/** What a visitor put into the cart before logging in. */
export const GuestCart = z.object({
  /** Made with the guest's cart: the same cart sent twice, after an answer that was lost, is taken once. */
  key: z.uuid(),
  items: z
    .array(z.object({ productId: z.uuid(), quantity: Quantity }))
    .check(z.maxLength(MOST_LINES, `A cart holds at most ${MOST_LINES} products`)),
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
  body: GuestCart,
  answer: { status: 200, body: z.object({ success: z.literal(true), cartItems: z.array(CartItem) }) },
  failures: [400, 401],
});
