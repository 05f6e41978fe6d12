import { type SQL, and, eq, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { associates } from '../associate/associate.schema.ts';
import { newCardCode } from './card-code.ts';
import { identityCards } from './identity-card.schema.ts';

/** A card with what it says of its owner. */
export type CardRow = NonNullable<Awaited<ReturnType<IdentityCardRepository['find']>>>;

/** The SQL of identity cards. A card counts only while its owner is neither blocked nor deleted. */
export class IdentityCardRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The card of an associate; issues it if there is none yet. Undefined for an account that is no associate. */
  async issue(userId: string, issuedAt: Date): Promise<CardRow | undefined> {
    const known = await this.find(userId);
    if (known) return known;
    if ((await this.#db.$count(associates, eq(associates.userId, userId))) === 0) return undefined;
    // Another request of the same associate may have issued it meanwhile.
    await this.#db
      .insert(identityCards)
      .values({ userId, code: newCardCode(), issuedAt })
      .onConflictDoNothing();
    return this.find(userId);
  }

  find(userId: string) {
    return this.#select(eq(identityCards.userId, userId));
  }

  /** @param code as it is stored */
  findByCode(code: string) {
    return this.#select(eq(identityCards.code, code));
  }

  async #select(which: SQL) {
    const [row] = await this.#db
      .select({
        userId: identityCards.userId,
        number: identityCards.number,
        code: identityCards.code,
        issuedAt: identityCards.issuedAt,
        firstName: users.firstName,
        lastName: users.lastName,
        imageUrl: users.imageUrl,
        joinedAt: associates.createdAt,
        withdrawnAt: associates.withdrawnAt,
      })
      .from(identityCards)
      .innerJoin(users, eq(users.id, identityCards.userId))
      .innerJoin(associates, eq(associates.userId, identityCards.userId))
      .where(and(which, isNull(users.blockedAt), isNull(users.deletedAt)));
    return row;
  }
}
