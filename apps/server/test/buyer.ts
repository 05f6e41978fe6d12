import {
  Order,
  type PaymentMethod,
  PaymentOpening,
  type PointsGroup,
  PointsTransaction,
  Quote,
} from '@pgm/api/contract';
import * as z from 'zod';
import { signAccessToken } from '../src/platform/security/access-token.ts';
import { newId } from '../src/platform/database/id.ts';
import { openSecrets } from '../src/platform/security/secrets.ts';
import { Addressee } from './addressee.ts';
import { logIn } from './identity.ts';
import { stockCopies } from './shopper.ts';
import type { AppCalls } from './test-app.ts';

/** The secret of apps whose tokens are signed by tests. */
export const AUTH_SECRET = 'a secret for tests, of more than 32 characters';

/** Settings with which one member and one address may order as much as a long test does. */
export const ROOM_FOR_ORDERS = {
  COD_MAX_RUPEES: '100000000',
  OPEN_ORDERS_PER_MEMBER: '100000',
  ORDERS_PER_ADDRESS: '100000',
  UNPAID_ORDERS_PER_MEMBER: '100000',
  UNPAID_PIECES_PER_ADDRESS: '100000',
};

const OneOrder = z.object({ success: z.literal(true), data: Order });
const PointsPage = z.object({
  data: z.array(PointsTransaction),
  pagination: z.object({ pages: z.int() }),
});
const Orders = z.object({ success: z.literal(true), data: z.array(Order), total: z.int() });
const OneQuote = z.object({ success: z.literal(true), data: Quote });
const OneOpening = z.object({ data: PaymentOpening });
const Rejection = z.object({ success: z.literal(false), message: z.string() });

/** A product, its quantity and its size. */
export type Wanted = readonly [productId: string, quantity: number, size?: string | undefined];

interface OrderOptions {
  readonly key?: string;
  readonly total?: number;
  readonly coupon?: string;
  readonly method?: PaymentMethod;
  readonly courierNote?: string;
}

/** The products in the format of a request. */
export function toItems(wanted: readonly Wanted[]) {
  return wanted.map(([productId, quantity, size]) => ({ productId, quantity, ...(size && { size }) }));
}

/** A member who orders, or a guest: the calls on orders, with their token. */
export class Buyer {
  readonly id: string;
  /** One of their addresses. */
  readonly addressId: string;
  readonly #app: AppCalls;
  readonly #token: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param network their network address, as a trusted proxy names it */
  constructor(app: AppCalls, id: string, addressId: string, token?: string, network?: string) {
    this.#app = app;
    this.id = id;
    this.addressId = addressId;
    this.#token = token;
    this.#headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(network !== undefined && { 'X-Forwarded-For': network }),
    };
  }

  /** Logs a sample member in, and adds an address. */
  static async logIn(app: AppCalls, username: string): Promise<Buyer> {
    const { token, user } = await logIn(app, username);
    const { id } = await new Addressee(app, token).add('Home');
    return new Buyer(app, user.id, id, token);
  }

  /** Creates `count` members, each logged in and with an address; the app's secret is {@link AUTH_SECRET}. */
  static async many(app: AppCalls, count: number): Promise<Buyer[]> {
    const { tokens } = await openSecrets({ authSecret: AUTH_SECRET, dataDir: '' });
    const ids = Array.from({ length: count }, () => newId());
    const values = (row: (id: string) => string) => ids.map((id) => `(${row(id)})`).join(', ');
    await app.sql(`insert into users (id, username, first_name, last_name, roles, mobile, mobile_verified_at)
      values ${values((id) => `'${id}', 'buyer-${id}', 'Some', 'Body', '{MEMBER}', '${nextMobile()}', now()`)}`);
    await app.sql(`insert into sessions (id, user_id, created_at, expires_at)
      values ${values((id) => `'${id}', '${id}', now(), '2100-01-01'`)}`);
    await app.sql(`insert into addresses (id, user_id, name, phone_number, email, street_address,
        additional_address_line, city, state, postal_code, country, landmarks, type, is_default,
        latitude, longitude, created_at)
      values ${values((id) => `'${id}', '${id}', 'Some Body', '9876543210', '', '1 Mall Road', '', 'Patna', 'Bihar', '800001', 'India', '{}', 'HOME', true, 0, 0, now()`)}`);
    return Promise.all(
      ids.map(async (id) => {
        const token = await signAccessToken(tokens, { userId: id, sessionId: id }, app.clock.now);
        return new Buyer(app, id, id, token);
      }),
    );
  }

  /** Creates members like {@link Buyer.many}, who have proven neither a mobile number nor an email address. */
  static async unproven(app: AppCalls, count: number): Promise<Buyer[]> {
    const buyers = await Buyer.many(app, count);
    const ids = buyers.map(({ id }) => `'${id}'`).join(', ');
    await app.sql(`update users set mobile_verified_at = null where id in (${ids})`);
    return buyers;
  }

  /** The same member at another network address. */
  at(network: string): Buyer {
    return new Buyer(this.#app, this.id, this.addressId, this.#token, network);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** Sends exactly this body as an order. */
  send(body: unknown, key?: string): Promise<Response> {
    return this.#app.post('/api/orders', body, { ...this.#headers, ...(key && { 'Idempotency-Key': key }) });
  }

  /** The quote of products for this buyer, with a coupon. */
  async quote(wanted: readonly Wanted[], coupon?: string): Promise<Quote> {
    const body = { items: toItems(wanted), ...(coupon && { coupon }) };
    return OneQuote.parse(await (await this.#app.post('/api/orders/quote', body, this.#headers)).json()).data;
  }

  /**
   * Orders products for the total from the server, or for another one; with a new key, or with the given one. It is
   * paid on delivery by default.
   */
  async order(
    wanted: readonly Wanted[],
    { key = newId(), total, coupon, method = 'COD', courierNote }: OrderOptions = {},
  ): Promise<Response> {
    const items = toItems(wanted);
    const body = {
      items,
      addressId: this.addressId,
      payment: { method },
      ...(coupon && { coupon }),
      ...(courierNote !== undefined && { courierNote }),
    };
    return this.send({ ...body, total: total ?? (await this.quote(wanted, coupon)).total }, key);
  }

  /** Orders products; it must succeed. */
  async place(...wanted: readonly Wanted[]): Promise<Order> {
    return orderIn(await this.order(wanted));
  }

  /** Orders products and has paid for them: the order may have an invoice. */
  async placePaid(...wanted: readonly Wanted[]): Promise<Order> {
    const order = await this.place(...wanted);
    await this.#app.sql(`update orders set payment_status = 'PAID' where id = '${order.id}'`);
    return order;
  }

  /** Opens the payment of an order. */
  pay(id: string): Promise<Response> {
    return this.#app.post(`/api/orders/${id}/payment`, {}, this.#headers);
  }

  /** Pays for an order in the simulated way; it must succeed. */
  async settle(id: string): Promise<void> {
    const { providerOrderId } = OneOpening.parse(await (await this.pay(id)).json()).data;
    const paid = await this.#app.post(
      `/dev/payments/${providerOrderId}`,
      { outcome: 'SUCCEED' },
      this.#headers,
    );
    if (!paid.ok) throw new Error(`the payment was rejected with ${paid.status}`);
  }

  cancel(id: string): Promise<Response> {
    return this.#app.call(`/api/orders/${id}/cancel`, { method: 'POST', headers: this.#headers });
  }

  /** Cancels some pieces of an order. */
  cancelPieces(id: string, wanted: readonly Wanted[]): Promise<Response> {
    return this.#app.post(`/api/orders/${id}/cancellations`, { items: toItems(wanted) }, this.#headers);
  }

  /** Requests the return of an order, or of some of its pieces, with photos. */
  sendBack(
    id: string,
    reason: string,
    wanted?: readonly Wanted[],
    photos: readonly File[] = [],
  ): Promise<Response> {
    return this.askToReturn(id, reason, wanted && toItems(wanted), photos);
  }

  /** Requests a return of exactly these items, such as an exchange. */
  askToReturn(id: string, reason: string, items: unknown, photos: readonly File[] = []): Promise<Response> {
    const body = new FormData();
    body.append('reason', reason);
    if (items) body.append('items', JSON.stringify(items));
    for (const photo of photos) body.append('images', photo);
    return this.#app.call(`/api/orders/${id}/return`, { method: 'POST', headers: this.#headers, body });
  }

  /** Requests the address of an invoice. */
  invoice(id: string): Promise<Response> {
    return this.#app.call(`/api/orders/${id}/invoice`, { method: 'POST', headers: this.#headers });
  }

  async orders(query = ''): Promise<Order[]> {
    return Orders.parse(await (await this.get(`/api/orders${query}`)).json()).data;
  }

  /** All their orders, read page by page. */
  async allOrders(): Promise<Order[]> {
    const all: Order[] = [];
    for (let page = 1; ; page += 1) {
      const response = await this.get(`/api/orders?page=${page}`);
      const { data, total } = Orders.parse(await response.json());
      all.push(...data);
      if (data.length === 0 || all.length === total) return all;
    }
  }

  /** The sum of all rows of a group, read page by page; throws if an order has two rows. */
  async pointsRows(group: PointsGroup): Promise<number> {
    const seen = new Set<string>();
    let sum = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const response = await this.get(`/api/bvTransactions/${this.id}?group=${group}&page=${page}`);
      const { data, pagination } = PointsPage.parse(await response.json());
      for (const { orderId = '', type, orderPoint } of data) {
        if (seen.has(orderId)) throw new Error(`two rows for the order ${orderId}`);
        seen.add(orderId);
        sum += type === 'CREDIT' ? orderPoint : -orderPoint;
      }
      pages = pagination.pages;
    }
    return sum;
  }

  /** Their points in each group, by the ledger. */
  async points(): Promise<Record<string, number>> {
    const rows = await this.#app.sql(`
      select points_group as name, sum(case type when 'CREDIT' then points else -points end)::int as sum
      from bv_entries where user_id = '${this.id}' group by points_group`);
    const sums = z.array(z.object({ name: z.string(), sum: z.number() })).parse(rows);
    return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
  }
}

let lastMobile = 7_000_000_000;

/** Another number for each member of a test file. */
function nextMobile(): string {
  lastMobile += 1;
  return String(lastMobile);
}

/** The quote of products for a guest, with a coupon. */
export function toQuote(app: AppCalls, wanted: readonly Wanted[], coupon?: string): Promise<Quote> {
  return new Buyer(app, '', '').quote(wanted, coupon);
}

/** The order in a response. */
export async function orderIn(response: Response): Promise<Order> {
  return OneOrder.parse(await response.json()).data;
}

/** Status and sentence of a failure. */
export async function readRejection(response: Response): Promise<readonly [number, string]> {
  return [response.status, Rejection.parse(await response.json()).message];
}

/** The stock of a product. */
export async function toStock(app: AppCalls, productId: string): Promise<number> {
  const [row] = await app.sql(`select quantity from store_entries where product_id = '${productId}'`);
  return z.object({ quantity: z.number() }).parse(row).quantity;
}

/** The price, points and stock of a product. */
export interface TestOffer {
  readonly pricePaise: number;
  readonly points: number;
  readonly quantity: number;
}

/** Changes the price, points and stock of a product. */
export async function offer(
  app: AppCalls,
  productId: string,
  { pricePaise, points, quantity }: TestOffer,
): Promise<void> {
  await app.sql(
    `update products set price_paise = ${pricePaise}, points = ${points} where id = '${productId}'`,
  );
  await app.sql(`update store_entries set quantity = ${quantity} where product_id = '${productId}'`);
}

/** Deletes all orders, carts and limits, and adds one new product for each offer; returns their ids, in order. */
export async function openShop(app: AppCalls, ...offers: readonly TestOffer[]): Promise<string[]> {
  await app.sql('delete from rate_limits');
  await app.sql('delete from cart_items');
  await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
  const ids = await stockCopies(app, offers.length);
  for (const [at, one] of offers.entries()) await offer(app, ids[at] ?? '', one);
  return ids;
}

/** How often each response occurs: by its status and, for a failure, its sentence. */
export async function counted(responses: readonly Response[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const response of responses) {
    const reported = response.ok ? String(response.status) : (await readRejection(response)).join(' ');
    counts[reported] = (counts[reported] ?? 0) + 1;
  }
  return counts;
}
