import type { OrderStatus, OrderSums, RepurchaseSummary } from '@pgm/api/contract';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { associates } from './associate.schema.ts';
import type { NodeRow } from './node-row.ts';

/** Where an order of a status counts; cancelled and returned ones count nowhere. */
const COUNTED = {
  placed: ['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED'],
  delivered: ['DELIVERED'],
} as const satisfies Record<keyof RepurchaseSummary['own'], readonly OrderStatus[]>;

/** SQL over what associates ordered. */
export class RepurchaseRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The sums of an associate's orders, and of those of all directly below. */
  async summary({ id, userId }: Pick<NodeRow, 'id' | 'userId'>): Promise<RepurchaseSummary> {
    const directs = this.#db
      .select({ userId: associates.userId })
      .from(associates)
      .where(eq(associates.parentId, id));
    return {
      own: await this.#purchases(eq(orders.userId, userId)),
      directs: await this.#purchases(inArray(orders.userId, directs)),
    };
  }

  async #purchases(whose: SQL): Promise<RepurchaseSummary['own']> {
    return {
      placed: await this.#sums(whose, COUNTED.placed),
      delivered: await this.#sums(whose, COUNTED.delivered),
    };
  }

  async #sums(whose: SQL, statuses: readonly OrderStatus[]): Promise<OrderSums> {
    const [sums] = await this.#db
      .select({
        count: sql`count(*)`.mapWith(Number),
        amount: sql`coalesce(sum(${orders.subtotalPaise} - ${orders.discountPaise}), 0)`.mapWith(inRupees),
        points: sql`coalesce(sum(${orders.points}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(and(whose, inArray(orders.status, [...statuses])));
    return sums ?? { count: 0, amount: 0, points: 0 };
  }
}

function inRupees(paise: unknown): number {
  return Number(paise) / 100;
}
