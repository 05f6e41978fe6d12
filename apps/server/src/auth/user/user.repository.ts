import type { User } from '@pgm/api/contract';
import { and, desc, ilike, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { toUser, users } from './user.schema.ts';

/** The filter of the list of accounts. */
export interface UserFilter {
  /** Searches the names, the email address and the mobile number. */
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** The SQL of accounts. */
export class UserRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The accounts that are not deleted, newest first. */
  async list(filter: UserFilter): Promise<User[]> {
    const rows = await this.#db
      .select()
      .from(users)
      .where(matching(filter))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toUser);
  }

  count(filter: UserFilter): Promise<number> {
    return this.#db.$count(users, matching(filter));
  }
}

function matching({ search }: UserFilter) {
  const isThere = isNull(users.deletedAt);
  if (!search) return isThere;
  const pattern = containing(search);
  const columns = [users.username, users.firstName, users.lastName, users.email, users.mobile];
  return and(isThere, or(...columns.map((column) => ilike(column, pattern))));
}
