import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { tokenHash } from '../../../platform/security/random-token.ts';
import { type AccountNotice, queueSecondFactorNotice } from '../security/account-notice.transactions.ts';
import { sessions } from '../session/session.schema.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { recoveryCodes, secondFactors } from './second-factor.schema.ts';

/** A login of a staff member. */
export interface StaffSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** SQL over second factors and recovery codes. */
export class SecondFactorRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(userId: string): Promise<typeof secondFactors.$inferSelect | undefined> {
    const [row] = await this.#db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return row;
  }

  countRecoveryCodes(userId: string): Promise<number> {
    return this.#db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  }

  /** Whether a login has passed the second factor. */
  async isPassed({ sessionId }: StaffSession): Promise<boolean> {
    const [row] = await this.#db
      .select({ at: sessions.secondFactorAt })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    return row?.at instanceof Date;
  }

  /** Stores a secret that is not confirmed yet, in place of an earlier one. */
  async begin(userId: string, pendingSecret: string): Promise<void> {
    await this.#db
      .insert(secondFactors)
      .values({ userId, pendingSecret })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
  }

  /**
   * Turns on the pending secret with the step of its first code; false when it was replaced meanwhile. In one
   * transaction: the recovery codes are replaced, this login has passed, all others must pass again, and the owner is
   * notified.
   */
  confirm(
    { userId, sessionId }: StaffSession,
    {
      pendingSecret,
      step,
      codes,
      notice,
    }: { pendingSecret: string; step: number; codes: string[]; notice: AccountNotice },
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const turnedOn = await tx
        .update(secondFactors)
        .set({ secret: pendingSecret, pendingSecret: null, lastStep: step })
        .where(and(eq(secondFactors.userId, userId), eq(secondFactors.pendingSecret, pendingSecret)))
        .returning({ userId: secondFactors.userId });
      if (turnedOn.length === 0) return false;
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: toHash(code), userId })));
      await tx
        .update(sessions)
        .set({ secondFactorAt: null })
        .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
      await tx.update(sessions).set({ secondFactorAt: notice.at }).where(eq(sessions.id, sessionId));
      await queueSecondFactorNotice(tx, notice);
      return true;
    });
  }

  /**
   * Uses the code of a time step, for only one of many simultaneous attempts, and stores the secret encrypted again;
   * false also when another secret was confirmed meanwhile.
   */
  async useStep(
    userId: string,
    { step, from, to }: { step: number; from: string; to: string },
  ): Promise<boolean> {
    const used = await this.#db
      .update(secondFactors)
      .set({ lastStep: step, secret: to })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, from),
          lt(secondFactors.lastStep, step),
        ),
      )
      .returning({ userId: secondFactors.userId });
    return used.length > 0;
  }

  /** Uses a recovery code, once. */
  async useRecoveryCode(userId: string, code: string): Promise<boolean> {
    const used = await this.#db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, toHash(code))))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  }

  async pass({ sessionId }: StaffSession, now: number): Promise<void> {
    await this.#db
      .update(sessions)
      .set({ secondFactorAt: new Date(now) })
      .where(eq(sessions.id, sessionId));
  }
}

function toHash(code: string): string {
  return tokenHash(readRecoveryCode(code) ?? code);
}
