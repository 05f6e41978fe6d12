import { CartItem, Product } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { AppCalls } from './test-app.ts';

const Line = z.object({ success: z.literal(true), data: CartItem });
const Lines = z.object({ success: z.literal(true), cartItems: z.array(CartItem) });
const Products = z.object({ success: z.literal(true), data: z.array(Product) });

/** A member in the shop, or a guest: the calls on cart and wishlist, with their token. */
export class Shopper {
  /** Their account's id. */
  readonly id: string;
  readonly #app: AppCalls;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: AppCalls, id: string, token?: string) {
    this.#app = app;
    this.id = id;
    this.#headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: AppCalls, username: string): Promise<Shopper> {
    const { token, user } = await logIn(app, username);
    return new Shopper(app, user.id, token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.#app.post(path, body, this.#headers);
  }

  delete(path: string): Promise<Response> {
    return this.#app.call(path, { method: 'DELETE', headers: this.#headers });
  }

  add(productId: string, quantity = 1, more: object = {}): Promise<Response> {
    return this.post('/api/cart', { productId, quantity, ...more });
  }

  merge(key: string, ...items: readonly (readonly [productId: string, quantity: number, size?: string])[]) {
    return this.post('/api/cart/merge', {
      key,
      items: items.map(([productId, quantity, size]) => ({ productId, quantity, size })),
    });
  }

  /** Their own cart. */
  async cart(): Promise<CartItem[]> {
    return toLines(await this.get(`/api/cart/user/${this.id}`));
  }

  /** The products in their cart, with quantities. */
  async quantities(): Promise<[string, number][]> {
    return (await this.cart()).map(({ productId, quantity }) => [productId, quantity]);
  }

  async wishlist(): Promise<Product[]> {
    return Products.parse(await (await this.get('/api/wishlist')).json()).data;
  }
}

/** The cart item in the response to adding a product. */
export async function toLine(response: Response): Promise<CartItem> {
  return Line.parse(await response.json()).data;
}

/** The items of a response with a cart. */
export async function toLines(response: Response): Promise<CartItem[]> {
  return Lines.parse(await response.json()).cartItems;
}

/** Products of the shop, by name; the sample products have stock. */
export async function listProducts(app: AppCalls): Promise<Product[]> {
  return Products.parse(await (await app.call('/api/products?sort=name')).json()).data;
}

/** Adds `count` copies of a sample product to the shop, each with a stock of 10; returns their ids, in order. */
export async function stockCopies(app: AppCalls, count: number): Promise<string[]> {
  const rows = await app.sql(`
    with copies as (
      insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description)
      select gen_random_uuid(), brand_id, category_id, 'Copy ' || n, '', 100, 0, ''
      from (select brand_id, category_id from products limit 1) as sample, generate_series(1, ${count}) as n
      returning id
    )
    insert into store_entries (id, product_id, quantity, alert_quantity)
    select gen_random_uuid(), id, 10, 0 from copies returning product_id as id`);
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
}
