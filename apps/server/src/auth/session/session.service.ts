import {
  COUNTRY_CODE,
  type Failure,
  type Result,
  type Session,
  type User,
  fail,
  ok,
} from '@pgm/api/contract';
import type { Authenticate, Caller } from '../../platform/http/caller.ts';
import { type UserRow, provenMobile, toUser } from '../user/user.schema.ts';
import { EXPIRED, NOT_VERIFIED, signAccessToken } from '../../platform/security/access-token.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import type { SessionRepository } from './session.repository.ts';
import type { Logins } from './session.transactions.ts';

/** How long a login lasts after its last refresh, in ms: 30 days. */
const SESSION_MS = 30 * 86_400_000;

/** When a login ends, however often it is refreshed, in ms after it began: 90 days. */
const MAX_SESSION_MS = 90 * 86_400_000;

/** How long a used refresh token may be used again, in ms: for two tabs, or a lost response. */
const GRACE_MS = 20_000;

/**
 * How long used tokens are stored, in ms. As long as their owner can come back with them: if a thief used a
 * stolen token first, the thief is logged out then, even if that is much later.
 */
const RETENTION_MS = SESSION_MS;

/** What a blocked member reads; only the owner, because it comes after the proof. */
const BLOCKED = {
  code: 'forbidden',
  message: 'Your account is blocked. Please call customer care.',
} as const;

interface SessionParts {
  readonly devices: KnownDevices;
  readonly sessions: SessionRepository;
  readonly authenticate: Authenticate;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  /** The key that signs access tokens. */
  readonly key: Uint8Array;
  readonly now: () => number;
  /** Accepts codes for a number again, whose owner has logged in. */
  readonly reopenCodes: (destination: string) => Promise<void>;
}

/** Begins, extends and ends logins. */
export class SessionService implements Logins {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Begins a login for a user who has proven their identity, unless administrators have blocked the member. */
  async begin(user: UserRow, device: Device): Promise<Result<Session, Failure<'forbidden'>>> {
    if (user.blockedAt !== null) return fail(BLOCKED);
    const { devices, sessions, now, reopenCodes } = this.#parts;
    const mobile = provenMobile(user);
    if (mobile !== null) await reopenCodes(COUNTRY_CODE + mobile);
    const { id, refreshToken } = await sessions.begin(user.id, {
      device: device.name,
      now: now(),
      expiresAt: this.#end(now()),
    });
    await devices.add(user.id, device, now());
    return ok({ token: await this.#accessToken(user.id, id), refreshToken, user: toUser(user) });
  }

  /**
   * Exchanges a refresh token. A second time soon after is accepted; later it means that another person has it
   * too.
   */
  async refresh(
    refreshToken: string,
  ): Promise<Result<{ accessToken: string; refreshToken: string }, Failure<'unauthenticated'>>> {
    const { sessions, now } = this.#parts;
    const found = await sessions.use(refreshToken, now());
    if (found === undefined) return fail(EXPIRED);
    if (found.usedAt !== null && found.usedAt.getTime() < now() - GRACE_MS) {
      await sessions.revoke(found.id, now());
      return fail(EXPIRED);
    }
    const forgetBefore = new Date(now() - RETENTION_MS);
    return ok({
      accessToken: await this.#accessToken(found.userId, found.id),
      refreshToken: await sessions.extend(
        found.id,
        now(),
        this.#end(found.createdAt.getTime()),
        forgetBefore,
      ),
    });
  }

  /** The user of a valid access token. */
  async verify(token: string): Promise<Result<User, Failure<'unauthenticated'>>> {
    const caller = await this.#parts.authenticate(`Bearer ${token}`);
    if (!caller.ok) return caller;
    const user = await this.#parts.findUser(caller.value.id);
    return user ? ok(toUser(user)) : fail(NOT_VERIFIED);
  }

  /** Ends the caller's login, and the login of the refresh token, if it belongs to the caller. */
  async logOut(caller: Caller, refreshToken: string): Promise<void> {
    const { sessions, now } = this.#parts;
    await sessions.revoke(caller.sessionId, now());
    const owner = await sessions.findOwner(refreshToken);
    if (owner?.userId === caller.id) await sessions.revoke(owner.id, now());
  }

  /** Ends the login of a refresh token. */
  async end(refreshToken: string): Promise<void> {
    const { sessions, now } = this.#parts;
    const owner = await sessions.findOwner(refreshToken);
    if (owner) await sessions.revoke(owner.id, now());
  }

  #accessToken(userId: string, sessionId: string): Promise<string> {
    return signAccessToken(this.#parts.key, { userId, sessionId }, this.#parts.now());
  }

  /** When a login that began at `begunAt` ends without another refresh. */
  #end(begunAt: number): Date {
    return new Date(Math.min(this.#parts.now() + SESSION_MS, begunAt + MAX_SESSION_MS));
  }
}
