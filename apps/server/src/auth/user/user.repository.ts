import type { User } from '@pgm/api/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { type UserRow, isNamedLike, toUser, users } from './user.schema.ts';

/** The filter of the list of accounts. */
export interface UserFilter {
  /** Finds the beginnings of names, user names, email addresses and mobile numbers. */
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** The SQL of accounts. */
export class UserRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(id: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.select().from(users).where(eq(users.id, id));
    return row;
  }

  /** The accounts that are not deleted, newest first. */
  async list(filter: UserFilter): Promise<User[]> {
    const newestFirst = [desc(users.createdAt), desc(users.id)];
    // The ids of the page are found first, by an index, and only its rows are read.
    const ids = this.#db
      .select({ id: users.id })
      .from(users)
      .where(matching(filter))
      .orderBy(...newestFirst)
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    const rows = await this.#db
      .select()
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(...newestFirst);
    return rows.map(toUser);
  }

  count(filter: UserFilter): Promise<number> {
    return this.#db.$count(users, matching(filter));
  }
}

function matching({ search }: UserFilter) {
  return and(isNull(users.deletedAt), search ? isNamedLike(search) : undefined);
}
