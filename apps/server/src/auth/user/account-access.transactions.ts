import type { Database } from '../../platform/database/database.ts';
import type { UserRow } from './user.schema.ts';

/** A registered email address that its owner proves for the first time. */
export interface FirstProof {
  readonly userId: string;
  readonly email: string;
  /** The login that the owner has just chosen; the account keeps no other. */
  readonly login: { readonly passwordHash: string } | { readonly googleSubject: string };
}

/**
 * What ends the access of other people to an account, in the transaction of a change. It is given to the resources that
 * need it, because it reaches into the rows of all of them.
 */
export interface AccountAccess {
  /** Ends what people with an old password have: all logins except one, and what is not finished yet. */
  readonly end: (tx: Database, userId: string, at: Date, exceptId?: string) => Promise<void>;
  /** Gives an account to the owner of its registered address; undefined when it has another one, or a proven one. */
  readonly applyFirstProof: (tx: Database, proof: FirstProof, at: Date) => Promise<UserRow | undefined>;
}
