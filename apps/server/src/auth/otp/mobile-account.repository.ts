import type { Result } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { findByProvenMobile, releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, awaitsProof, users } from '../user/user.schema.ts';
import type { Joining, Membership } from '../registration/membership.transactions.ts';
import { type NewAccount, createAccount } from '../registration/registration.transactions.ts';

/** SQL over the accounts of mobile numbers. */
export class MobileAccountRepository {
  readonly #db: Database;
  readonly #membership: Membership;
  constructor(db: Database, membership: Membership) {
    this.#db = db;
    this.#membership = membership;
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

  /** Creates an account; a failure when another one has the number or the user name. */
  create(account: NewAccount, joining: Joining, at: number): Promise<Result<UserRow, unknown>> {
    return this.#db.transaction((tx) =>
      createAccount(tx, this.#membership, account, { ...joining, at: new Date(at) }),
    );
  }

  /** The associate that has a referral code, or had it before. */
  findSponsor(code: string): Promise<string | undefined> {
    return this.#membership.findSponsor(this.#db, code);
  }
}
