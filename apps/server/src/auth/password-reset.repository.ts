import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { randomToken, tokenHash } from '../platform/random-token.ts';
import { passwordResets } from './password-reset.schema.ts';

/** SQL over mailed links. */
export class PasswordResetRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes the one link that is good for an account. */
  async begin(userId: string, expiresAt: Date): Promise<string> {
    const token = randomToken();
    await this.#db.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await this.#db.insert(passwordResets).values({ tokenHash: tokenHash(token), userId, expiresAt });
    return token;
  }

  /** Uses a link up, for one of all who try at once; whose it was. */
  async consume(token: string, now: number): Promise<string | undefined> {
    const [row] = await this.#db
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash(token)), gt(passwordResets.expiresAt, new Date(now))))
      .returning({ userId: passwordResets.userId });
    return row?.userId;
  }
}
