import {
  type GuestCart,
  MAX_LINES,
  MAX_PER_PRODUCT,
  type NewCartItem,
  type addToCart,
  fail,
  type getCart,
  type mergeCart,
  ok,
  type removeFromCart,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CartRepository } from './cart.repository.ts';
import type { NewLine, CartTransaction } from './cart.transactions.ts';

/** The carts of members; each member sees and changes only their own. */
export class CartService {
  readonly #repository: CartRepository;
  readonly #now: () => number;

  constructor(repository: CartRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  add(userId: string, item: NewCartItem): Promise<Outcome<typeof addToCart>> {
    return this.#repository.adding(userId, (cart) => this.#addOne(cart, item));
  }

  /** The cart of `ownerId`, only for that member. */
  async get(userId: string, ownerId: string): Promise<Outcome<typeof getCart>> {
    return ownerId === userId ? this.#response(userId) : NOT_FOUND;
  }

  async remove(userId: string, id: string): Promise<Outcome<typeof removeFromCart>> {
    const isRemoved = isId(id) && (await this.#repository.remove(userId, id));
    return isRemoved ? ok({ success: true }) : NOT_FOUND;
  }

  /**
   * Adds a guest's cart, once per key; leaves out unavailable products and reduces quantities that are too large.
   */
  async merge(userId: string, { key, items }: GuestCart): Promise<Outcome<typeof mergeCart>> {
    const at = new Date(this.#now());
    await this.#repository.adding(userId, async (cart) => {
      if (await cart.claimKey(key, at)) await cart.put(await linesThatFit(cart, items), at);
    });
    return this.#response(userId);
  }

  async #addOne(cart: CartTransaction, { productId, quantity }: NewCartItem) {
    const [offer] = await cart.offers([productId]);
    if (!offer) return NO_PRODUCT;
    if (offer.stock === 0) return SOLD_OUT;
    if (offer.inCart + quantity > MAX_PER_PRODUCT) return TOO_MANY;
    if (offer.inCart === 0 && (await cart.countLines()) >= MAX_LINES) return FULL;
    await cart.put([{ offer, quantity }], new Date(this.#now()));
    const line = await cart.line(productId);
    return line ? ok({ success: true as const, data: line }) : NO_PRODUCT;
  }

  async #response(userId: string) {
    return ok({ success: true as const, cartItems: await this.#repository.list(userId) });
  }
}

/** The guest's items that are available, in the guest's order, until the cart is full. */
async function linesThatFit(cart: CartTransaction, items: GuestCart['items']): Promise<NewLine[]> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const id = productId.toLowerCase();
    wanted.set(id, Math.min((wanted.get(id) ?? 0) + quantity, MAX_PER_PRODUCT));
  }
  const offers = new Map((await cart.offers([...wanted.keys()])).map((offer) => [offer.productId, offer]));
  let free = MAX_LINES - (await cart.countLines());
  const lines: NewLine[] = [];
  for (const [productId, quantity] of wanted) {
    const offer = offers.get(productId);
    if (!offer || offer.stock === 0) continue;
    if (offer.inCart === 0) free -= 1;
    if (offer.inCart > 0 || free >= 0) lines.push({ offer, quantity });
  }
  return lines;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
const SOLD_OUT = fail({ code: 'conflict' as const, message: 'This product is sold out.' });
const FULL = fail({ code: 'conflict' as const, message: 'Your cart is full.' });
const TOO_MANY = fail({
  code: 'invalid' as const,
  message: `Quantity must be at most ${MAX_PER_PRODUCT}`,
});
