import type { PastOrder } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { pastOrders } from './past-order.schema.ts';
import { toPastOrder } from './past-order.transactions.ts';

/** Whose orders, and which page of them. */
interface PastOrderFilter {
  readonly userId: string;
  readonly page: PageRequest;
}

/** The SQL of past orders. */
export class PastOrderRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** One page, the newest first. */
  async list({ userId, page }: PastOrderFilter): Promise<PastOrder[]> {
    const rows = await this.#db
      .select()
      .from(pastOrders)
      .where(eq(pastOrders.userId, userId))
      .orderBy(desc(pastOrders.placedOn), desc(pastOrders.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(toPastOrder);
  }

  /** The number on all pages. */
  count({ userId }: PastOrderFilter): Promise<number> {
    return this.#db.$count(pastOrders, eq(pastOrders.userId, userId));
  }

  async hasAccount(id: string): Promise<boolean> {
    return (await this.#db.$count(users, eq(users.id, id))) > 0;
  }
}

/** The past orders of a member, for staff. */
export const memberPastOrders = defineStaffList({
  select: (db) => db.select().from(pastOrders).$dynamic(),
  id: pastOrders.id,
  orders: { newest: [desc, pastOrders.placedOn] },
  matching: ({ memberId }: { readonly memberId: string }) => eq(pastOrders.userId, memberId),
  toItem: toPastOrder,
});
