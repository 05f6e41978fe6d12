import {
  type GuestCart,
  type Language,
  MAX_LINES,
  MAX_PER_PRODUCT,
  type NewCartItem,
  type addToCart,
  fail,
  type getCart,
  type mergeCart,
  ok,
  type removeFromCart,
  toLineKey,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import { sizeProblem, stockIn, sumQuantities } from '../../catalogue/stock/stock.transactions.ts';
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

  add(userId: string, item: NewCartItem, language: Language): Promise<Outcome<typeof addToCart>> {
    return this.#repository.adding(userId, (cart) => this.#addOne(cart, item, language));
  }

  /** The cart of `ownerId`, only for that member. */
  async get(userId: string, ownerId: string, language: Language): Promise<Outcome<typeof getCart>> {
    return ownerId === userId ? this.#response(userId, language) : NOT_FOUND;
  }

  async remove(userId: string, id: string): Promise<Outcome<typeof removeFromCart>> {
    const isRemoved = isId(id) && (await this.#repository.remove(userId, id));
    return isRemoved ? ok({ success: true }) : NOT_FOUND;
  }

  /**
   * Adds a guest's cart, once per key; leaves out unavailable products and reduces quantities that no cart can have. More
   * pieces than the stock stay: the cart shows them to the member, and offers the change.
   */
  async merge(
    userId: string,
    { key, items }: GuestCart,
    language: Language,
  ): Promise<Outcome<typeof mergeCart>> {
    const at = new Date(this.#now());
    await this.#repository.adding(userId, async (cart) => {
      if (await cart.claimKey(key, at)) await cart.put(await linesThatFit(cart, items), at);
    });
    return this.#response(userId, language);
  }

  async #addOne(cart: CartTransaction, { productId, size = '', quantity }: NewCartItem, language: Language) {
    const [offer] = await cart.offers([productId]);
    if (!offer) return NO_PRODUCT;
    const problem = sizeProblem(size, offer.sizes);
    if (problem !== null)
      return fail({ code: 'invalid' as const, message: problem, fields: { size: problem } });
    const left = stockIn(size, offer);
    if (left === 0) return SOLD_OUT;
    const choice = { productId: offer.productId, size };
    const inCart = (await cart.quantities([productId])).get(toLineKey(choice)) ?? 0;
    if (inCart + quantity > MAX_PER_PRODUCT) return TOO_MANY;
    if (inCart + quantity > left) return tooFew(left);
    if (inCart === 0 && (await cart.countLines()) >= MAX_LINES) return FULL;
    await cart.put([{ offer, size, quantity }], new Date(this.#now()));
    const line = await cart.line(choice, language);
    return line ? ok({ success: true as const, data: line }) : NO_PRODUCT;
  }

  async #response(userId: string, language: Language) {
    return ok({ success: true as const, cartItems: await this.#repository.list(userId, language) });
  }
}

/** The guest's items that are available, in the guest's order, until the cart is full. */
async function linesThatFit(cart: CartTransaction, items: GuestCart['items']): Promise<NewLine[]> {
  const wanted = sumQuantities(items);
  const ids = wanted.map(({ productId }) => productId);
  const offers = new Map((await cart.offers(ids)).map((offer) => [offer.productId, offer]));
  const inCart = await cart.quantities(ids);
  let free = MAX_LINES - (await cart.countLines());
  const lines: NewLine[] = [];
  for (const { quantity, ...choice } of wanted) {
    const offer = offers.get(choice.productId);
    if (!offer || stockIn(choice.size, offer) === 0) continue;
    const isNew = !inCart.has(toLineKey(choice));
    if (isNew) free -= 1;
    if (!isNew || free >= 0)
      lines.push({ offer, size: choice.size, quantity: Math.min(quantity, MAX_PER_PRODUCT) });
  }
  return lines;
}

/** The cart would have more pieces than there are. */
const tooFew = (left: number) => fail({ code: 'conflict' as const, message: `Only ${left} left` });

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
const SOLD_OUT = fail({ code: 'conflict' as const, message: 'This product is sold out.' });
const FULL = fail({ code: 'conflict' as const, message: 'Your cart is full.' });
const TOO_MANY = fail({
  code: 'invalid' as const,
  message: `Quantity must be at most ${MAX_PER_PRODUCT}`,
});
