import {
  type BodyOf,
  type Language,
  fail,
  ok,
  type requestPasswordReset,
  type resetPassword,
} from '@pgm/api/contract';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { MessageDelivery } from '../../platform/messaging/message-delivery.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import { rejectCommonPassword } from '../../platform/security/common-passwords.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import { passwordResetMessage } from './password-reset-mails.tsx';
import type { PasswordResetRepository } from './password-reset.repository.ts';

/** How long a link is valid, in ms. */
const LINK_MS = 3_600_000;

/** How many accounts a mail names. */
const MAX_NAMED = 10;

const NAMELESS = fail({
  code: 'invalid' as const,
  message: 'None of the accounts with this email has this username.',
  fields: { username: 'None of the accounts with this email has this username.' },
});

const OLD_LINK = {
  code: 'invalid',
  message: 'This link is no longer valid. Request a new one.',
} as const;

interface PasswordResetParts {
  readonly background: Background;
  readonly brandName: string;
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  readonly devices: KnownDevices;
  readonly limits: Readonly<Record<'resetsPerAccount' | 'resetsPerAddress', RateLimiter>>;
  /** Encrypts the tokens of links in the queue. */
  readonly messageSealer: Sealer;
  readonly now: () => number;
  readonly resets: PasswordResetRepository;
}

/** The caller that requests a link. */
interface ResetRequester {
  readonly address: string;
  /** The language of the mail and of the page that it links to. */
  readonly language: Language;
  /** The address at which visitors reach the site. */
  readonly origin: string;
}

/** The caller that sets a password by a link. */
interface NewPasswordRequester extends Pick<ResetRequester, 'address' | 'language'> {
  readonly device: Device;
}

/** Sets a new password by a mailed link. */
export class PasswordResetService {
  readonly #parts: PasswordResetParts;
  constructor(parts: PasswordResetParts) {
    this.#parts = parts;
  }

  /**
   * Responds in the same way, and as fast, whether the address has an account or not: the mail is sent
   * afterwards.
   */
  async request(email: string, requester: ResetRequester): Promise<Outcome<typeof requestPasswordReset>> {
    const tooMany = await this.#parts.limits.resetsPerAddress.count('reset', requester.address);
    if (tooMany) return tooMany;
    this.#parts.background.run('mail a reset link', () => this.#mailLink(email.toLowerCase(), requester));
    return ok({ success: true });
  }

  /** Sets the password and ends every login, so that a person with the old password is logged out. */
  async reset(
    { token, password, username }: BodyOf<typeof resetPassword>,
    { address, device, language }: NewPasswordRequester,
  ): Promise<Outcome<typeof resetPassword>> {
    const { brandName, delivery, devices, limits, now, resets } = this.#parts;
    const tooMany = await limits.resetsPerAddress.count('reset', address);
    if (tooMany) return tooMany;
    const owner = await resets.findOwner(token, username);
    if (owner === 'NO_LINK') return fail(OLD_LINK);
    if (owner === 'NAMELESS') return NAMELESS;
    const tooCommon = await rejectCommonPassword(password, { brandName, account: owner });
    if (tooCommon) return tooCommon;
    const passwordHash = await hashPassword(password);
    const notice = { owner, language, at: new Date(now()) };
    if (!(await resets.use(token, passwordHash, notice))) return fail(OLD_LINK);
    delivery.wake();
    // The owner can log in with the new password, even while others try passwords for the account.
    await devices.add(owner.id, device, now());
    return ok({ success: true });
  }

  /**
   * An address that no account has proven can have several accounts, as many as strangers register. It gets one link: the
   * user of the link proves the address and names the account.
   */
  async #mailLink(email: string, { language, origin }: ResetRequester): Promise<void> {
    const { delivery, limits, messageSealer, now, resets } = this.#parts;
    const found = await resets.findAccounts(email, MAX_NAMED + 1);
    const [owner, ...others] = found;
    if (owner === undefined) return;
    const userId = others.length === 0 ? owner.id : null;
    if ((await limits.resetsPerAccount.count('reset of', userId ?? email)) !== undefined) return;
    const at = new Date(now());
    const expiresAt = new Date(at.getTime() + LINK_MS);
    const usernames = found.slice(0, MAX_NAMED).map(({ username }) => username);
    await resets.begin({ userId, email, expiresAt }, at, (tx, token) =>
      queueMessage(tx, passwordResetMessage, {
        key: tokenHash(token),
        channel: 'email',
        to: email,
        language,
        // No account owns a mail to an address of several.
        userId,
        facts: {
          firstName: owner.firstName,
          username: owner.username,
          origin,
          ...(userId === null && { usernames, hasMore: found.length > MAX_NAMED }),
        },
        sealedToken: messageSealer.seal(token),
        expiresAt,
        at,
      }),
    );
    delivery.wake();
  }
}
