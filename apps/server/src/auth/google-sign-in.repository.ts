import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { SignInSecrets } from '../platform/google/google-identity.ts';
import { tokenHash } from '../platform/random-token.ts';
import { googleSignIns } from './google-sign-in.schema.ts';

/** Whose login a sign-in has become. */
export interface SignedIn {
  readonly userId: string;
  readonly isNewUser: boolean;
}

/** SQL over sign-ins that are under way; what may happen once is a condition of its statement. */
export class GoogleSignInRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Writes down what will be needed when the popup comes back; those that never came back are cleared away. */
  async begin(
    { state, nonce, verifier }: SignInSecrets,
    challenge: string,
    now: number,
    expiresAt: Date,
  ): Promise<void> {
    await this.#db.delete(googleSignIns).where(lte(googleSignIns.expiresAt, new Date(now)));
    await this.#db.insert(googleSignIns).values({
      stateHash: tokenHash(state),
      nonce,
      verifier,
      challenge,
      createdAt: new Date(now),
      expiresAt,
    });
  }

  /** The sign-in whose popup is expected back with a state. */
  async find(state: string, now: number): Promise<(SignInSecrets & { challenge: string }) | undefined> {
    const [row] = await this.#db
      .select({
        nonce: googleSignIns.nonce,
        verifier: googleSignIns.verifier,
        challenge: googleSignIns.challenge,
      })
      .from(googleSignIns)
      .where(and(isExpectedBack(state), gt(googleSignIns.expiresAt, new Date(now))));
    return row && { state, ...row };
  }

  /** Makes a sign-in into a ticket; false when somebody else was faster. */
  async issue(
    state: string,
    ticket: string,
    { userId, isNewUser }: SignedIn,
    expiresAt: Date,
  ): Promise<boolean> {
    const issued = await this.#db
      .update(googleSignIns)
      .set({ userId, isNewUser, ticketHash: tokenHash(ticket), expiresAt })
      .where(isExpectedBack(state))
      .returning({ stateHash: googleSignIns.stateHash });
    return issued.length > 0;
  }

  /** Takes a ticket in, for one of all who try at once; with another page's secret it stays as it is. */
  async redeem(ticket: string, secret: string, now: number): Promise<SignedIn | undefined> {
    const [row] = await this.#db
      .delete(googleSignIns)
      .where(
        and(
          eq(googleSignIns.ticketHash, tokenHash(ticket)),
          eq(googleSignIns.challenge, tokenHash(secret)),
          gt(googleSignIns.expiresAt, new Date(now)),
        ),
      )
      .returning({ userId: googleSignIns.userId, isNewUser: googleSignIns.isNewUser });
    const { userId = null, isNewUser = false } = row ?? {};
    return userId === null ? undefined : { userId, isNewUser };
  }
}

function isExpectedBack(state: string) {
  return and(eq(googleSignIns.stateHash, tokenHash(state)), isNull(googleSignIns.ticketHash));
}
