import {
  type AnswerOf,
  type GuestCart,
  MOST_LINES,
  MOST_OF_A_PRODUCT,
  type NewCartItem,
  type Result,
  type addToCart,
  fail,
  type getCart,
  ok,
  type removeFromCart,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import type { CartRepository } from './cart.repository.ts';
import type { NewLine, OpenCart } from './open-cart.ts';

/** The carts of members; each sees and changes their own only. */
export class CartService {
  readonly #repository: CartRepository;
  readonly #now: () => number;

  constructor(repository: CartRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  add(userId: string, item: NewCartItem): Promise<Result<AnswerOf<typeof addToCart>>> {
    return this.#repository.adding(userId, (cart) => this.#addOne(cart, item));
  }

  /** The cart of `ownerId`, for that member alone. */
  async get(userId: string, ownerId: string): Promise<Result<AnswerOf<typeof getCart>>> {
    return ownerId === userId ? this.#answer(userId) : NOT_FOUND;
  }

  async remove(userId: string, id: string): Promise<Result<AnswerOf<typeof removeFromCart>>> {
    const isRemoved = isId(id) && (await this.#repository.remove(userId, id));
    return isRemoved ? ok({ success: true }) : NOT_FOUND;
  }

  /** Adds a guest's cart, once per key; what can't be had is left out, what is too many cut. */
  async merge(userId: string, { key, items }: GuestCart): Promise<Result<AnswerOf<typeof getCart>>> {
    const at = new Date(this.#now());
    await this.#repository.adding(userId, async (cart) => {
      if (await cart.takeKey(key, at)) await cart.put(await linesThatFit(cart, items), at);
    });
    return this.#answer(userId);
  }

  async #addOne(cart: OpenCart, { productId, quantity }: NewCartItem) {
    const [offer] = await cart.offers([productId]);
    if (!offer) return NO_PRODUCT;
    if (offer.stock === 0) return SOLD_OUT;
    if (offer.inCart + quantity > MOST_OF_A_PRODUCT) return TOO_MANY;
    if (offer.inCart === 0 && (await cart.countLines()) >= MOST_LINES) return FULL;
    await cart.put([{ offer, quantity }], new Date(this.#now()));
    const line = await cart.line(productId);
    return line ? ok({ success: true as const, data: line }) : NO_PRODUCT;
  }

  async #answer(userId: string) {
    return ok({ success: true as const, cartItems: await this.#repository.list(userId) });
  }
}

/** Those of a guest's items that can be had, in the guest's order, until the cart is full. */
async function linesThatFit(cart: OpenCart, items: GuestCart['items']): Promise<NewLine[]> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const id = productId.toLowerCase();
    wanted.set(id, Math.min((wanted.get(id) ?? 0) + quantity, MOST_OF_A_PRODUCT));
  }
  const offers = new Map((await cart.offers([...wanted.keys()])).map((offer) => [offer.productId, offer]));
  let free = MOST_LINES - (await cart.countLines());
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
  message: `Quantity must be at most ${MOST_OF_A_PRODUCT}`,
});
