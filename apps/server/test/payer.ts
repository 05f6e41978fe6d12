import { Order, PaymentOpening, type PaymentReceipt, type SimulatedOutcome } from '@pgm/api/contract';
import * as z from 'zod';
import { Buyer, orderIn } from './buyer.ts';
import { logIn } from './identity.ts';
import { newId } from '../src/platform/database/id.ts';
import type { TestApp } from './test-app.ts';

const Opening = z.object({ success: z.literal(true), data: PaymentOpening });

/** Access tokens are valid for a quarter of an hour, but tests of payments move the clock by hours. */
const TOKEN_MS = 600_000;

/** A member who pays at once, or a guest: the calls on payments, with their token. */
export class Payer {
  readonly #app: TestApp;
  readonly #username: string | undefined;
  readonly #addressId: string;
  #login: { readonly buyer: Buyer; readonly token: string; readonly at: number } | undefined;

  constructor(app: TestApp, username?: string, addressId = '') {
    this.#app = app;
    this.#username = username;
    this.#addressId = addressId;
  }

  static async logIn(app: TestApp, username: string): Promise<Payer> {
    return new Payer(app, username, (await Buyer.logIn(app, username)).addressId);
  }

  /** Orders a product that still has to be paid; it must succeed. */
  async place(
    productId: string,
    {
      quantity = 1,
      method = 'UPI',
      coupon,
    }: { quantity?: number; method?: 'UPI' | 'CARD'; coupon?: string } = {},
  ): Promise<Order> {
    const items = [{ productId, quantity }];
    const { buyer } = await this.#loggedIn();
    const { total } = await buyer.quote([[productId, quantity]], coupon);
    const body = {
      items,
      addressId: this.#addressId,
      payment: { method },
      total,
      ...(coupon !== undefined && { coupon }),
    };
    return orderIn(await buyer.send(body, newId()));
  }

  open(orderId: string): Promise<Response> {
    return this.#post(`/api/orders/${orderId}/payment`);
  }

  /** Opens the payment of an order, which must succeed; returns the provider's order id. */
  async opened(orderId: string): Promise<string> {
    return (await openingIn(await this.open(orderId))).providerOrderId;
  }

  confirm(orderId: string, receipt: PaymentReceipt | object): Promise<Response> {
    return this.#post(`/api/orders/${orderId}/payment/receipt`, receipt);
  }

  simulate(providerOrderId: string, outcome: SimulatedOutcome | 'RUN'): Promise<Response> {
    return this.#post(`/dev/payments/${providerOrderId}`, { outcome });
  }

  async cancel(orderId: string): Promise<Response> {
    return (await this.#loggedIn()).buyer.cancel(orderId);
  }

  /** Their points in each group, by the ledger. */
  async points(): Promise<Record<string, number>> {
    return (await this.#loggedIn()).buyer.points();
  }

  async order(id: string): Promise<Order> {
    const { buyer } = await this.#loggedIn();
    return orderIn(await buyer.get(`/api/orders/${id}`));
  }

  /** The status of an order and its payment. */
  async standing(id: string) {
    const { status, payment } = await this.order(id);
    return { order: status, payment: payment.status, problem: payment.problem };
  }

  async #post(path: string, body: unknown = {}): Promise<Response> {
    const { token } = await this.#loggedIn();
    return this.#app.post(path, body, token === '' ? {} : { Authorization: `Bearer ${token}` });
  }

  /** Logs in again when the token is too old. */
  async #loggedIn() {
    const { now } = this.#app.clock;
    if (this.#username === undefined) return { buyer: new Buyer(this.#app, '', ''), token: '' };
    if (this.#login && now - this.#login.at < TOKEN_MS) return this.#login;
    const { token, user } = await logIn(this.#app, this.#username);
    this.#login = { buyer: new Buyer(this.#app, user.id, this.#addressId, token), token, at: now };
    return this.#login;
  }
}

/** The payment opening in a response. */
export async function openingIn(response: Response): Promise<PaymentOpening> {
  return Opening.parse(await response.json()).data;
}

/** The rows of payments, without times. */
export function listPayments(app: TestApp): Promise<unknown[]> {
  return app.sql(`select provider, provider_order_id, provider_payment_id, amount_paise, state,
    problem, ask_at is not null as is_asked from payments order by created_at, id`);
}

/** The refunds as they are stored, the oldest first. */
export function listRefunds(app: TestApp): Promise<unknown[]> {
  return app.sql(`select amount_paise::int, state, provider_refund_id, ask_at is not null as is_asked from refunds
    order by created_at, id`);
}
