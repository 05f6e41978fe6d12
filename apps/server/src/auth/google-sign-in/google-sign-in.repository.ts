import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { SignInSecrets } from '../../platform/google/google-identity.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import { googleSignIns } from './google-sign-in.schema.ts';

/** The user of a completed sign-in. */
export interface SignedIn {
  readonly userId: string;
  readonly isNewUser: boolean;
}

/** SQL over unfinished sign-ins; a step that may happen only once is a condition of its statement. */
export class GoogleSignInRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Saves the data that is needed when the popup comes back; deletes expired sign-ins. */
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

  /** The sign-in that waits for its popup with a state. */
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

  /** Turns a sign-in into a ticket; false when another request was faster. */
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

  /**
   * Uses up a ticket, for only one of many simultaneous requests; with the secret of another page the ticket does
   * not change.
   */
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
