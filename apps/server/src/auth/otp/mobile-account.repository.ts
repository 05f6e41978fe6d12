import type { Database } from '../../platform/database/database.ts';
import { findByProvenMobile, releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, awaitsProof, users } from '../user/user.schema.ts';

/** SQL over the accounts of mobile numbers. */
export class MobileAccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The user who was the last to prove the number. */
  find(mobile: string): Promise<UserRow | undefined> {
    return findByProvenMobile(this.#db, mobile);
  }

  /** Gives the account that waits for this number to the user who has just proven it; undefined when there is none. */
  open(mobile: string, at: number): Promise<UserRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [opened] = await tx
        .update(users)
        .set({ mobileVerifiedAt: new Date(at) })
        .where(awaitsProof(mobile))
        .returning();
      if (opened) await releaseContacts(tx, opened);
      return opened;
    });
  }
}
