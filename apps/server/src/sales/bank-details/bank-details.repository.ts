import type { BankDetailsEvent } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { type BankDetailsRow, toEvent } from './bank-details.mapper.ts';
import { bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

/** The history of the bank details of a member. */
interface History {
  readonly userId: string;
  readonly page: PageRequest;
}

/** The SQL that reads the bank details of one member. */
export class BankDetailsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async isAssociate(userId: string): Promise<boolean> {
    return (await this.#db.$count(associates, eq(associates.userId, userId))) > 0;
  }

  async find(userId: string): Promise<BankDetailsRow | undefined> {
    const [row] = await this.#db.select().from(bankDetails).where(eq(bankDetails.userId, userId));
    return row;
  }

  /** A page of the history, the newest first. */
  async list({ userId, page }: History): Promise<BankDetailsEvent[]> {
    const rows = await this.#db
      .select()
      .from(bankDetailsEvents)
      .where(eq(bankDetailsEvents.userId, userId))
      .orderBy(desc(bankDetailsEvents.createdAt), desc(bankDetailsEvents.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(toEvent);
  }

  count({ userId }: History): Promise<number> {
    return this.#db.$count(bankDetailsEvents, eq(bankDetailsEvents.userId, userId));
  }
}
