import type { ContactKind } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, users } from '../user/user.schema.ts';

/** SQL over contacts that their owners prove. */
export class ContactProofRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Makes a contact usable for login, and removes it from accounts that never proved it; undefined when it no
   * longer belongs to the account, or when another account proved it meanwhile.
   */
  async prove(userId: string, kind: ContactKind, value: string, at: Date): Promise<UserRow | undefined> {
    try {
      return await this.#db.transaction(async (tx) => {
        const user = await write(tx, userId, kind, value, at);
        if (user) await releaseContacts(tx, user);
        return user;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }
}

async function write(tx: Database, userId: string, kind: ContactKind, value: string, at: Date) {
  const [column, proven] =
    kind === 'phone'
      ? [users.mobile, { mobileVerifiedAt: at, formerMobile: null }]
      : [users.email, { emailVerifiedAt: at, emailChangedAt: null }];
  const [user] = await tx
    .update(users)
    .set(proven)
    .where(and(eq(users.id, userId), eq(column, value)))
    .returning();
  return user;
}
