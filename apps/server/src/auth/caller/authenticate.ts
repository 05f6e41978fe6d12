import { fail, ok } from '@pgm/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { toRights, users } from '../user/user.schema.ts';
import { keyring } from '../../platform/security/secrets.ts';
import type { Platform } from '../../platform/platform.ts';
import { secondFactors } from '../second-factor/second-factor.schema.ts';
import { NOT_VERIFIED, readAccessToken } from '../../platform/security/access-token.ts';
import type { Authenticate } from '../../platform/http/caller.ts';
import { sessions } from '../session/session.schema.ts';

/**
 * Accepts a token only while its login exists, so that a logout works at once; roles and rights are the current ones. Where
 * a second factor is on or required, a login has the roles of staff only after it has passed that.
 */
export function authenticator({
  config,
  db,
  now,
  secrets,
}: Pick<Platform, 'config' | 'db' | 'now' | 'secrets'>): Authenticate {
  const isRequired = config.secondFactor === 'required';
  const keys = keyring(secrets, 'tokens');
  return async (authorization) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return fail(NOT_VERIFIED);
    const claims = await readAccessToken(keys, token, now());
    if (!claims.ok) return claims;
    const { userId, sessionId } = claims.value;
    const [user] = await db
      .select({
        roles: users.roles,
        rights: users.rights,
        passedAt: sessions.secondFactorAt,
        secret: secondFactors.secret,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, new Date(now())),
          isNull(users.deletedAt),
          isNull(users.blockedAt),
        ),
      );
    if (!user) return fail(NOT_VERIFIED);
    const isMissing = user.passedAt === null && (isRequired || user.secret !== null);
    const roles = isMissing ? user.roles.filter((role) => role === 'MEMBER') : user.roles;
    return ok({ id: userId, roles, rights: toRights({ roles, rights: user.rights }), sessionId });
  };
}
