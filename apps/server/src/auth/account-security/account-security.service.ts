import {
  type Language,
  type PasswordChange,
  type changePassword,
  type endOtherSessions,
  type endSession,
  fail,
  type getAccountSecurity,
  ok,
} from '@pgm/api/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { isId } from '../../platform/database/id.ts';
import type { MessageDelivery } from '../../platform/messaging/message-delivery.ts';
import type { Limited } from '../../platform/rate-limit/rate-limiter.ts';
import { hashPassword } from '../../platform/security/password.ts';
import type { UserRow } from '../user/user.schema.ts';
import { rejectCommonPassword } from '../../platform/security/common-passwords.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import type { AccountSecurityRepository } from './account-security.repository.ts';

const NO_PASSWORD = { code: 'conflict', message: 'Your account has no password.' } as const;
const CHANGED = {
  code: 'conflict',
  message: 'Your password has changed. Please log in again.',
} as const;

/** Who sets a password: the device is known from then on, and the mail about it has their language. */
interface PasswordRequester {
  readonly device: Device;
  readonly language: Language;
}

interface AccountSecurityParts {
  readonly brandName: string;
  /** Checks a password that a logged-in user sends again; a wrong one is an error of `field`. */
  readonly checkPassword: (
    userId: string,
    hash: string,
    password: string,
    field: 'currentPassword',
  ) => Promise<Limited<undefined, 'invalid'>>;
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  readonly devices: KnownDevices;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  readonly now: () => number;
  readonly rows: AccountSecurityRepository;
}

/** Shows members their logins, ends them, and replaces passwords. */
export class AccountSecurityService {
  readonly #parts: AccountSecurityParts;
  constructor(parts: AccountSecurityParts) {
    this.#parts = parts;
  }

  async read(caller: Caller): Promise<Outcome<typeof getAccountSecurity>> {
    const { findUser, now, rows } = this.#parts;
    const user = await findUser(caller.id);
    const sessions = await rows.listSessions(caller.id, caller.sessionId, now());
    return ok({
      success: true,
      data: {
        hasPassword: Boolean(user?.passwordHash),
        sessions: sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
          id,
          device,
          startedAt: createdAt.toISOString(),
          lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
          isCurrent: id === caller.sessionId,
        })),
      },
    });
  }

  async endSession(caller: Caller, id: string): Promise<Outcome<typeof endSession>> {
    const { now, rows } = this.#parts;
    const isEnded = isId(id) && (await rows.endSession(caller.id, id, now()));
    return isEnded ? ok({ success: true }) : fail({ code: 'notFound', message: 'Not found' });
  }

  async endOthers(caller: Caller): Promise<Outcome<typeof endOtherSessions>> {
    await this.#parts.rows.endOthers(caller.id, caller.sessionId, this.#parts.now());
    return ok({ success: true });
  }

  async changePassword(
    caller: Caller,
    { currentPassword, password }: PasswordChange,
    { device, language }: PasswordRequester,
  ): Promise<Outcome<typeof changePassword>> {
    const { brandName, checkPassword, delivery, devices, findUser, now, rows } = this.#parts;
    const user = await findUser(caller.id);
    const from = user?.passwordHash;
    if (!user || !from) return fail(NO_PASSWORD);
    const checked = await checkPassword(caller.id, from, currentPassword, 'currentPassword');
    if (!checked.ok) return checked;

    const tooCommon = await rejectCommonPassword(password, { brandName, account: user });
    if (tooCommon) return tooCommon;
    const to = await hashPassword(password);
    const notice = { owner: user, language, at: new Date(now()) };
    if (!(await rows.changePassword(caller.sessionId, { from, to, notice }))) return fail(CHANGED);
    delivery.wake();
    await devices.add(caller.id, device, now());
    return ok({ success: true });
  }
}
