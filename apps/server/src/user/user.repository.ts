import type { User } from '@pgm/api/contract';
import { and, desc, ilike, isNull, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type PageRequest, containing } from '../platform/paging.ts';
import { userOf } from './user-of.ts';
import { users } from './user.schema.ts';

/** What narrows the list of accounts. */
export interface UserFilter {
  /** Found in the names, the mail address or the mobile number. */
  readonly search: string | undefined;
  readonly page: PageRequest | undefined;
}

/** SQL over accounts. */
export class UserRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Accounts that nobody has deleted, the newest first. */
  async list(filter: UserFilter): Promise<User[]> {
    const query = this.#db
      .select()
      .from(users)
      .where(matching(filter))
      .orderBy(desc(users.createdAt), desc(users.id))
      .$dynamic();
    const rows = await (filter.page ? query.limit(filter.page.limit).offset(filter.page.offset) : query);
    return rows.map(userOf);
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
