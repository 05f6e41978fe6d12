import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import {
  type AccountNotice,
  queueSecondFactorNotice,
} from '../account-security/account-notice.transactions.ts';
import { sessions } from '../session/session.schema.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { recoveryCodes, secondFactors } from './second-factor.schema.ts';

/** A login of a staff member. */
export interface StaffSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** The time step of a valid code, and the secret as it is to be stored then. */
export interface UsedStep {
  readonly step: number;
  readonly secret: string;
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
   * Turns on the pending secret with the step of its first code; false when there is none, or `check` finds no step. In
   * one transaction: the recovery codes are replaced, this login has passed, all others must pass again, and the owner
   * is notified.
   */
  confirm(
    { userId, sessionId }: StaffSession,
    {
      check,
      codes,
      notice,
    }: {
      check: (pendingSecret: string) => UsedStep | undefined;
      codes: string[];
      notice: AccountNotice;
    },
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const pendingSecret = (await lockFactor(tx, userId))?.pendingSecret;
      const used = pendingSecret ? check(pendingSecret) : undefined;
      if (!used) return false;
      await tx
        .update(secondFactors)
        .set({ secret: used.secret, pendingSecret: null, lastStep: used.step })
        .where(eq(secondFactors.userId, userId));
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

  /** Uses the code whose time step `check` finds, for only one of many simultaneous attempts. */
  useStep(userId: string, check: (secret: string) => UsedStep | undefined): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const row = await lockFactor(tx, userId);
      const used = row?.secret ? check(row.secret) : undefined;
      if (!row || !used || used.step <= row.lastStep) return false;
      await tx
        .update(secondFactors)
        .set({ lastStep: used.step, secret: used.secret })
        .where(eq(secondFactors.userId, userId));
      return true;
    });
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

/** The row, which no other request and no new encryption changes before the end of the transaction. */
async function lockFactor(tx: Database, userId: string) {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row;
}

function toHash(code: string): string {
  return tokenHash(readRecoveryCode(code) ?? code);
}
