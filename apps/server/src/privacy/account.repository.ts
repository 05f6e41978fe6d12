import { type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { anonymise } from './anonymise.ts';
import { whatHinders } from './what-hinders.ts';

/** SQL over accounts that their owners delete. */
export class AccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Refuses while the account can't be deleted. */
  mayDelete(userId: string): Promise<Result<undefined>> {
    return whatHinders(this.#db, userId);
  }

  /**
   * Deletes an account, all or nothing; where its photo was. Whoever orders with it at the same time is either first, and
   * hinders, or finds no address any more.
   */
  remove(userId: string, at: Date): Promise<Result<{ photo: string | null }>> {
    return attempt(this.#db, async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('update');
      if (!user) return GONE;
      const free = await whatHinders(tx, userId);
      if (!free.ok) return free;
      await anonymise(tx, user, at);
      return ok({ photo: user.imageUrl });
    });
  }
}

const GONE = fail({ code: 'unauthenticated' as const, message: 'Failed to verify token' });
