import type { OrderStatus, OrderSums, RepurchaseSummary } from '@pgm/api/contract';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type NodeRow, associates } from '../../members/associate/associate.schema.ts';

/** The sum to which an order of each status belongs; cancelled and returned orders belong to none. */
const COUNTED = {
  placed: ['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED'],
  delivered: ['DELIVERED'],
} as const satisfies Record<keyof RepurchaseSummary['own'], readonly OrderStatus[]>;

/** SQL over the orders of associates. */
export class RepurchaseRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The sums of an associate's orders, and of the orders of all directly below. */
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

  async #purchases(condition: SQL): Promise<RepurchaseSummary['own']> {
    return {
      placed: await this.#sums(condition, COUNTED.placed),
      delivered: await this.#sums(condition, COUNTED.delivered),
    };
  }

  async #sums(condition: SQL, statuses: readonly OrderStatus[]): Promise<OrderSums> {
    const [sums] = await this.#db
      .select({
        count: sql`count(*)`.mapWith(Number),
        amount:
          sql`coalesce(sum(${orders.subtotalPaise} - ${orders.discountPaise} - ${orders.reversedPaise}), 0)`.mapWith(
            inRupees,
          ),
        points: sql`coalesce(sum(${orders.points} - ${orders.reversedPoints}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(and(condition, inArray(orders.status, [...statuses])));
    return sums ?? { count: 0, amount: 0, points: 0 };
  }
}

function inRupees(paise: unknown): number {
  return Number(paise) / 100;
}
