import { type OrderStatus, StaffOrder } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const OneOrder = z.object({ success: z.literal(true), data: StaffOrder });

/** Somebody of the staff, who moves orders on. */
export class OrderDesk {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  }

  static async logIn(app: TestApp, username = 'staff'): Promise<OrderDesk> {
    const { token, user } = await logIn(app, username);
    return new OrderDesk(app, user.id, token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** Asks for one step, whatever comes of it. */
  set(orderId: string, status: OrderStatus, note?: string): Promise<Response> {
    const body = JSON.stringify({ status, ...(note !== undefined && { note }) });
    return this.#app.call(`/api/orders/${orderId}/status`, { method: 'PUT', headers: this.#headers, body });
  }

  /** Moves an order through all these, which works. */
  async move(orderId: string, ...statuses: readonly OrderStatus[]): Promise<StaffOrder> {
    let order: StaffOrder | undefined;
    for (const status of statuses) {
      order = OneOrder.parse(await (await this.set(orderId, status)).json()).data;
    }
    if (!order) throw new Error('no step was named');
    return order;
  }
}

/** The way of an order to its buyer's door. */
export const TO_THE_DOOR = ['CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED'] as const satisfies OrderStatus[];
