import type { ContactKind } from '@pgm/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type UserRow, users } from '../../user/user.schema.ts';

/** SQL over contacts that their owners prove. */
export class ContactProofRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes a contact usable for login; undefined when it no longer belongs to the account. */
  prove(userId: string, kind: ContactKind, value: string, at: Date): Promise<UserRow | undefined> {
    return kind === 'phone' ? this.#proveMobile(userId, value, at) : this.#proveEmail(userId, value, at);
  }

  async #proveEmail(userId: string, email: string, at: Date): Promise<UserRow | undefined> {
    const [user] = await this.#db
      .update(users)
      .set({ emailVerifiedAt: at, emailChangedAt: null })
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning();
    return user;
  }

  /**
   * A number belongs to one account, so an earlier owner with the number as a login can no longer log in with it.
   */
  #proveMobile(userId: string, mobile: string, at: Date): Promise<UserRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ mobileVerifiedAt: at, formerMobile: null })
        .where(and(eq(users.id, userId), eq(users.mobile, mobile)))
        .returning();
      if (user) {
        await tx
          .update(users)
          .set({ formerMobile: null })
          .where(and(eq(users.formerMobile, mobile), ne(users.id, userId)));
      }
      return user;
    });
  }
}
