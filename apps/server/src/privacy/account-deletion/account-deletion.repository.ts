import { type Failure, type Result, fail } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Editor } from '../../platform/record/record-change.ts';
import { users } from '../../auth/user/user.schema.ts';
import { deleteAccount } from './delete-account.transactions.ts';
import { TO_OWNER, findDeletionBlockers } from './deletion-blockers.ts';

/** The SQL of accounts that are deleted. */
export class AccountDeletionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A failure while the account cannot be deleted. */
  async mayDelete(userId: string): Promise<Result<undefined, RemovalFailure>> {
    const [user] = await this.#db.select().from(users).where(isOpen(userId));
    return user ? findDeletionBlockers(this.#db, user, TO_OWNER) : GONE;
  }

  /** Deletes an account for its owner. */
  async remove(userId: string, at: Date): Promise<Result<undefined, RemovalFailure>> {
    const removed = await attempt(this.#db, (tx) => deleteAccount(tx, userId, at));
    if (removed.ok) return removed;
    const { failure } = removed;
    return failure.code === 'conflict' ? fail({ ...failure, code: failure.code }) : GONE;
  }

  /** Deletes an account whose owner has asked an administrator for it. */
  removeByStaff(
    userId: string,
    editor: Editor,
  ): Promise<Result<undefined, Failure<'conflict' | 'notFound'>>> {
    return attempt(this.#db, (tx) => deleteAccount(tx, userId, editor.at, editor));
  }
}

const isOpen = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

type RemovalFailure = Failure<'conflict' | 'unauthenticated'>;

const GONE = fail({ code: 'unauthenticated' as const, message: 'Failed to verify token' });
