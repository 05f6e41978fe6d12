import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { refreshTokens, sessions } from './session.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { randomToken, tokenHash } from '../../platform/security/random-token.ts';

/** A login that is still valid. */
export interface StandingSession {
  readonly id: string;
  readonly userId: string;
}

/** A refresh token with its state: never used, used just now or long ago; undefined when it is unknown. */
export interface FoundToken extends StandingSession {
  /** When the login began. */
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** SQL over logins and their refresh tokens. */
export class SessionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Begins a login; deletes the user's expired logins. */
  async begin(
    userId: string,
    { device, now, expiresAt }: { device: string | undefined; now: number; expiresAt: Date },
  ): Promise<{ id: string; refreshToken: string }> {
    const id = newId();
    await this.#db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date(now))));
    const createdAt = new Date(now);
    await this.#db
      .insert(sessions)
      .values({ id, userId, device, createdAt, lastUsedAt: createdAt, expiresAt });
    return { id, refreshToken: await this.#addToken(id, now) };
  }

  /** Marks a token as used, for only one of many simultaneous requests, and returns its state before. */
  async use(token: string, now: number): Promise<FoundToken | undefined> {
    const hash = tokenHash(token);
    const [used] = await this.#db
      .update(refreshTokens)
      .set({ usedAt: new Date(now) })
      .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.usedAt)))
      .returning({ tokenHash: refreshTokens.tokenHash });
    const [row] = await this.#db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        createdAt: sessions.createdAt,
        usedAt: refreshTokens.usedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(
        and(
          eq(refreshTokens.tokenHash, hash),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, new Date(now)),
        ),
      );
    return row && { ...row, usedAt: used ? null : row.usedAt };
  }

  /** Adds a token to a login and extends the login; deletes tokens that were used before `forgetBefore`. */
  async extend(id: string, now: number, expiresAt: Date, forgetBefore: Date): Promise<string> {
    await this.#db
      .update(sessions)
      .set({ expiresAt, lastUsedAt: new Date(now) })
      .where(eq(sessions.id, id));
    await this.#db
      .delete(refreshTokens)
      .where(
        and(
          eq(refreshTokens.sessionId, id),
          isNotNull(refreshTokens.usedAt),
          lt(refreshTokens.usedAt, forgetBefore),
        ),
      );
    return this.#addToken(id, now);
  }

  async revoke(id: string, now: number): Promise<void> {
    await this.#db
      .update(sessions)
      .set({ revokedAt: new Date(now) })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  }

  /** The login of a refresh token, in any state. */
  async findOwner(token: string): Promise<StandingSession | undefined> {
    const [row] = await this.#db
      .select({ id: sessions.id, userId: sessions.userId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, tokenHash(token)));
    return row;
  }

  async #addToken(sessionId: string, now: number): Promise<string> {
    const token = randomToken();
    await this.#db
      .insert(refreshTokens)
      .values({ tokenHash: tokenHash(token), sessionId, createdAt: new Date(now) });
    return token;
  }
}
