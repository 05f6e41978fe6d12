import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { accountDeletions } from './account-deletion.schema.ts';
import { anonymise } from './anonymise.ts';
import { findDeletionBlockers } from './deletion-blockers.ts';

/** The SQL of accounts that their owners delete. */
export class AccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A failure while the account cannot be deleted. */
  async mayDelete(userId: string): Promise<Result<undefined, RemovalFailure>> {
    const [user] = await this.#db.select().from(users).where(isOpen(userId));
    return user ? findDeletionBlockers(this.#db, user) : GONE;
  }

  /**
   * Deletes an account in one transaction, and stores what a job has to do later. An order at the same time either comes
   * first and blocks the deletion, or finds no address.
   */
  remove(userId: string, at: Date): Promise<Result<undefined, RemovalFailure>> {
    return attempt<undefined, RemovalFailure>(this.#db, async (tx) => {
      const [user] = await tx.select().from(users).where(isOpen(userId)).for('update');
      if (!user) return GONE;
      const free = await findDeletionBlockers(tx, user);
      if (!free.ok) return free;
      await anonymise(tx, user, at);
      await tx.insert(accountDeletions).values({ id: userId, photo: user.imageUrl, deletedAt: at });
      return ok(undefined);
    });
  }
}

const isOpen = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

type RemovalFailure = Failure<'conflict' | 'unauthenticated'>;

const GONE = fail({ code: 'unauthenticated' as const, message: 'Failed to verify token' });
