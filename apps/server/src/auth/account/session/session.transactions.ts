import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { knownDevices } from '../device/known-device.schema.ts';
import { googleSignIns } from '../google/google-sign-in.schema.ts';
import { passwordResets } from '../password-reset/password-reset.schema.ts';
import { sessions } from './session.schema.ts';

/** Ends all logins of an account, except one. */
export async function endSessions(tx: Database, userId: string, at: Date, exceptId?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

/**
 * Ends what people with an old password of an account have: all logins except one, known devices, and unfinished
 * sign-ins and resets. Call it with every new password; the device of the owner is then to be added again.
 */
export async function endAccess(tx: Database, userId: string, at: Date, exceptId?: string): Promise<void> {
  await endSessions(tx, userId, at, exceptId);
  for (const table of [googleSignIns, knownDevices, passwordResets])
    await tx.delete(table).where(eq(table.userId, userId));
}
