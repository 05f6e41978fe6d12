import { type OrderStatus, StaffOrder } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const OneOrder = z.object({ success: z.literal(true), data: StaffOrder });

/** A staff member who changes the status of orders. */
export class OrderStaff {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  }

  static async logIn(app: TestApp, username = 'staff'): Promise<OrderStaff> {
    const { token, user } = await logIn(app, username);
    return new OrderStaff(app, user.id, token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** An order as staff see it. */
  async order(id: string): Promise<StaffOrder> {
    return OneOrder.parse(await (await this.get(`/api/admin/orders/${id}`)).json()).data;
  }

  /** Sends a change of an order, below `/api/admin/orders`; it may fail. */
  send(method: 'POST' | 'PUT', path: string, body: unknown = {}): Promise<Response> {
    const request = { method, headers: this.#headers, body: JSON.stringify(body) };
    return this.#app.call(`/api/admin/orders/${path}`, request);
  }

  /** Sends a change of an order; it must succeed. */
  async change(method: 'POST' | 'PUT', path: string, body: unknown): Promise<StaffOrder> {
    return OneOrder.parse(await (await this.send(method, path, body)).json()).data;
  }

  /** Cancels pieces of an order as it is now, by product; it may fail. */
  async cancelPieces(
    id: string,
    pieces: Readonly<Record<string, number>>,
    reason = 'Out of stock',
  ): Promise<Response> {
    const { items } = await this.order(id);
    const toLeft = (productId: string) => {
      const line = items.find((item) => item.productId === productId);
      return line ? line.quantity - line.reversed : 0;
    };
    const cancelled = Object.entries(pieces).map(([productId, quantity]) => ({
      productId,
      quantity,
      left: toLeft(productId),
    }));
    return this.send('POST', `${id}/cancellations`, { items: cancelled, reason });
  }

  /** Requests one step; it may fail. */
  set(orderId: string, status: OrderStatus, note?: string): Promise<Response> {
    return this.step(orderId, { status, ...(note !== undefined && { note }) });
  }

  /** Requests one step with all its parts; it may fail. */
  step(orderId: string, step: object): Promise<Response> {
    const body = JSON.stringify(step);
    return this.#app.call(`/api/orders/${orderId}/status`, { method: 'PUT', headers: this.#headers, body });
  }

  /** Moves an order through all these steps; they must succeed. */
  async move(orderId: string, ...statuses: readonly OrderStatus[]): Promise<StaffOrder> {
    let order: StaffOrder | undefined;
    for (const status of statuses) {
      order = OneOrder.parse(await (await this.set(orderId, status)).json()).data;
    }
    if (!order) throw new Error('no step was named');
    return order;
  }
}

/** The steps of an order until its delivery. */
export const HOME_DELIVERY = ['CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED'] as const satisfies OrderStatus[];

/** Stores copies of an order with its items, as it is now: faster than placing many. */
export async function copyOrder(app: TestApp, id: string, copies: number): Promise<void> {
  await app.sql(`with copied as (
      insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
        payment_method, payment_status, idempotency_key, request_hash)
      select gen_random_uuid(), user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
        payment_method, payment_status, gen_random_uuid(), '' from orders, generate_series(1, ${copies})
      where id = '${id}' returning id)
    insert into order_items (order_id, product_id, size, position, name, price_paise, quantity, points)
    select copied.id, product_id, size, position, name, price_paise, quantity, points from copied, order_items
    where order_id = '${id}'`);
}
