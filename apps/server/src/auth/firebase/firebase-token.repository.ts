import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FirebaseSignIn } from '../../platform/firebase/firebase-tokens.ts';
import { firebaseTokens } from './firebase-token.schema.ts';

/** SQL over ID tokens that were used. */
export class FirebaseTokenRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Marks a token as used, for only one of many simultaneous requests; deletes expired rows. */
  async use(
    { tokenHash, expiresAt }: Pick<FirebaseSignIn, 'tokenHash' | 'expiresAt'>,
    now: number,
  ): Promise<boolean> {
    await this.#db.delete(firebaseTokens).where(lt(firebaseTokens.expiresAt, new Date(now)));
    const used = await this.#db
      .insert(firebaseTokens)
      .values({ tokenHash, expiresAt: new Date(expiresAt) })
      .onConflictDoNothing()
      .returning({ tokenHash: firebaseTokens.tokenHash });
    return used.length > 0;
  }
}
