import type { Result } from '@pgm/api/contract';
import type { UserRow } from '../user/user.schema.ts';
import type { Joining } from './membership.transactions.ts';

/** The values of a new account. */
export type NewAccount = Pick<UserRow, 'firstName' | 'lastName' | 'username'> &
  Partial<
    Pick<
      UserRow,
      'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt' | 'passwordHash' | 'googleSubject'
    >
  >;

/** A value that only one account can have; it names the invalid field of a form. */
export type UniqueField = 'email' | 'username' | 'mobile' | 'googleSubject';

/** New accounts, for every way to sign up. */
export interface NewAccounts {
  /**
   * Creates an account and its place in the tree; a value that is already used is a failure, even with
   * simultaneous attempts. Contacts that the new account has proven are removed from accounts without a proof.
   * @param at in ms since 1970
   */
  readonly create: (
    account: NewAccount,
    joining: Joining,
    at: number,
  ) => Promise<Result<UserRow, { taken: readonly UniqueField[] }>>;
  /** The associate that has a referral code, or had it before. */
  readonly findSponsor: (code: string) => Promise<string | undefined>;
}
