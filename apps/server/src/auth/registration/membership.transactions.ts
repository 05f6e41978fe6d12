import type { Database } from '../../platform/database/database.ts';

/** What a new account brings along. */
export interface Joining {
  /** The associate who invited the new one. */
  readonly sponsorId?: string | undefined;
  /** The version of the agreement that the user accepted; another version than the valid one counts as none. */
  readonly agreementVersion?: string | undefined;
}

/** A new account that joins. */
interface NewMember extends Joining {
  readonly userId: string;
  readonly at: Date;
}

/**
 * What sign-up needs of the domains above accounts: the tree and the agreement. Each function works in the transaction that it
 * gets.
 */
export interface Membership {
  /** The associate that has a referral code, or had it before; undefined after a withdrawal. */
  readonly findSponsor: (db: Database, code: string) => Promise<string | undefined>;
  /**
   * Gives a new account a place in the tree, and stores that it accepted the agreement. Call it last in the transaction: other
   * accounts that join wait from here until its end.
   */
  readonly join: (tx: Database, member: NewMember) => Promise<void>;
  /** Stores that a user accepted the agreement whose account a sign-in has made already. */
  readonly acceptAgreement: (tx: Database, member: NewMember) => Promise<void>;
  /** Sets the sponsor of an associate, unless there is one already. */
  readonly setSponsor: (tx: Database, userId: string, sponsorId: string) => Promise<void>;
  /** The account that has everything of an account now: itself, unless it was merged. */
  readonly toStandingAccount: (db: Database, userId: string) => Promise<string>;
}
