import { type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { EXPIRED, NOT_VERIFIED, signAccessToken } from '../platform/authentication/access-token.ts';
import type { Authenticate, Caller } from '../platform/authentication/caller.ts';
import { userOf } from '../user/user-of.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { AccountRepository } from './account.repository.ts';
import type { SessionRepository } from './session.repository.ts';

/** How long a login lasts after its last refresh, in ms: 30 days. */
const SESSION_MS = 30 * 86_400_000;

/** How long a token that was traded in may be traded in again, in ms: two tabs, or an answer that was lost. */
const GRACE_MS = 20_000;

/**
 * How long traded tokens are remembered, in ms. As long as their owner could have come back with them: whoever stole one
 * and traded it first is put out then, however late that is.
 */
const MEMORY_MS = SESSION_MS;

interface SessionParts {
  readonly accounts: AccountRepository;
  readonly sessions: SessionRepository;
  readonly authenticate: Authenticate;
  /** Signs access tokens. */
  readonly key: Uint8Array;
  readonly now: () => number;
}

/** Logins: how they begin, go on and end. */
export class SessionService {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Begins a login for somebody who has shown who they are. */
  async begin(user: UserRow): Promise<Session> {
    const { sessions, now } = this.#parts;
    const { id, refreshToken } = await sessions.begin(user.id, now(), this.#end());
    return { token: await this.#accessToken(user.id, id), refreshToken, user: userOf(user) };
  }

  /** Trades a refresh token in. A second time soon after is forgiven; later it means that somebody else has it too. */
  async refresh(refreshToken: string): Promise<Result<{ accessToken: string; refreshToken: string }>> {
    const { sessions, now } = this.#parts;
    const found = await sessions.use(refreshToken, now());
    if (found === undefined) return fail(EXPIRED);
    if (found.usedAt !== null && found.usedAt.getTime() < now() - GRACE_MS) {
      await sessions.revoke(found.id, now());
      return fail(EXPIRED);
    }
    const forgetBefore = new Date(now() - MEMORY_MS);
    return ok({
      accessToken: await this.#accessToken(found.userId, found.id),
      refreshToken: await sessions.extend(found.id, now(), this.#end(), forgetBefore),
    });
  }

  /** Whose token this is. */
  async verify(token: string): Promise<Result<User>> {
    const caller = await this.#parts.authenticate(`Bearer ${token}`);
    if (!caller.ok) return caller;
    const user = await this.#parts.accounts.findBy('id', caller.value.id);
    return user ? ok(userOf(user)) : fail(NOT_VERIFIED);
  }

  /** Ends the caller's login, and the one that the refresh token belongs to, if it is the caller's. */
  async logOut(caller: Caller, refreshToken: string): Promise<void> {
    const { sessions, now } = this.#parts;
    await sessions.revoke(caller.sessionId, now());
    const owner = await sessions.ownerOf(refreshToken);
    if (owner?.userId === caller.id) await sessions.revoke(owner.id, now());
  }

  /** Ends the login that a refresh token belongs to. */
  async end(refreshToken: string): Promise<void> {
    const { sessions, now } = this.#parts;
    const owner = await sessions.ownerOf(refreshToken);
    if (owner) await sessions.revoke(owner.id, now());
  }

  #accessToken(userId: string, sessionId: string): Promise<string> {
    return signAccessToken(this.#parts.key, { userId, sessionId }, this.#parts.now());
  }

  #end(): Date {
    return new Date(this.#parts.now() + SESSION_MS);
  }
}
