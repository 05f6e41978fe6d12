import type { Result } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { Joining, Membership } from './membership.transactions.ts';
import { type NewAccount, type UniqueField, createAccount } from './registration.transactions.ts';

/** SQL over new accounts. */
export class RegistrationRepository {
  readonly #db: Database;
  readonly #membership: Membership;
  constructor(db: Database, membership: Membership) {
    this.#db = db;
    this.#membership = membership;
  }

  /** Creates an account and its place in the tree; a value that is already used is a failure. */
  create(
    account: NewAccount,
    joining: Joining,
    at: number,
  ): Promise<Result<UserRow, { taken: readonly UniqueField[] }>> {
    return this.#db.transaction((tx) =>
      createAccount(tx, this.#membership, account, { ...joining, at: new Date(at) }),
    );
  }

  /** The associate that has a referral code, or had it before. */
  findSponsor(code: string): Promise<string | undefined> {
    return this.#membership.findSponsor(this.#db, code);
  }
}
