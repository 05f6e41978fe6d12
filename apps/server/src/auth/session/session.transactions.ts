import type { Failure, Result, Session } from '@pgm/api/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Device } from '../../platform/http/device.ts';
import type { UserRow } from '../user/user.schema.ts';
import { sessions } from './session.schema.ts';

/** What every way to log in needs of sessions. */
export interface Logins {
  /** Begins a login for a user who has proven their identity, unless administrators have blocked the member. */
  readonly begin: (user: UserRow, device: Device) => Promise<Result<Session, Failure<'forbidden'>>>;
  /** Ends the login of a refresh token. */
  readonly end: (refreshToken: string) => Promise<void>;
}

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
