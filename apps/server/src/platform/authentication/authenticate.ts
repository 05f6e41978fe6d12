import { fail, ok } from '@pgm/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../user/user.schema.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { NOT_VERIFIED, readAccessToken } from './access-token.ts';
import type { Authenticate } from './caller.ts';
import { sessions } from './session.schema.ts';

/** Believes a token only as long as its login stands: a logout ends it at once, and roles are those of today. */
export function authenticator(db: Database, secrets: Secrets, now: () => number): Authenticate {
  return async (authorization) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return fail(NOT_VERIFIED);
    const claims = await readAccessToken(secrets.tokens, token, now());
    if (!claims.ok) return claims;
    const { userId, sessionId } = claims.value;
    const [user] = await db
      .select({ roles: users.roles })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, new Date(now())),
          isNull(users.deletedAt),
        ),
      );
    return user ? ok({ id: userId, roles: user.roles, sessionId }) : fail(NOT_VERIFIED);
  };
}
