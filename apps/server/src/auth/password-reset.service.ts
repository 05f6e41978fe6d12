import {
  type AnswerOf,
  type BodyOf,
  type Language,
  fail,
  ok,
  type requestPasswordReset,
  type resetPassword,
} from '@pgm/api/contract';
import type { Background } from '../platform/background.ts';
import type { MailSender } from '../platform/messaging/ports.ts';
import { pageAddress } from '../platform/page-address.ts';
import { hashPassword } from '../platform/password.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import { resetMail } from './account-mails.ts';
import type { AccountRepository } from './account.repository.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { PasswordResetRepository } from './password-reset.repository.ts';

/** How long a link is good, in ms. */
const LINK_MS = 3_600_000;

const OLD_LINK = {
  code: 'invalid',
  message: 'This link is no longer good. Ask for a new one.',
} as const;

interface PasswordResetParts {
  readonly accounts: AccountRepository;
  readonly background: Background;
  readonly brandName: string;
  readonly limits: AuthLimits;
  readonly mail: MailSender;
  readonly now: () => number;
  readonly resets: PasswordResetRepository;
}

/** Who asks for a link, and from where. */
interface ResetAsker {
  readonly address: string;
  /** In which the mail and its page speak. */
  readonly language: Language;
  /** Where visitors reach the site. */
  readonly origin: string;
}

/** A new password by a mailed link. */
export class PasswordResetService {
  readonly #parts: PasswordResetParts;
  constructor(parts: PasswordResetParts) {
    this.#parts = parts;
  }

  /** Answers the same, and as fast, whether the address has an account or not: the mail goes out afterwards. */
  async request(email: string, asker: ResetAsker): Promise<Limited<AnswerOf<typeof requestPasswordReset>>> {
    const tooMany = await this.#parts.limits.resetsPerAddress.count('reset', asker.address);
    if (tooMany) return tooMany;
    this.#parts.background.run('mail a reset link', () => this.#mailLink(email.toLowerCase(), asker));
    return ok({ success: true });
  }

  /** Sets the password, and ends every login: whoever knew the old one is out. */
  async reset(
    { token, password }: BodyOf<typeof resetPassword>,
    address: string,
  ): Promise<Limited<AnswerOf<typeof resetPassword>>> {
    const { limits, now, resets } = this.#parts;
    const tooMany = await limits.resetsPerAddress.count('reset', address);
    if (tooMany) return tooMany;
    const passwordHash = await hashPassword(password);
    return (await resets.use(token, passwordHash, now())) ? ok({ success: true }) : fail(OLD_LINK);
  }

  async #mailLink(email: string, { language, origin }: ResetAsker): Promise<void> {
    const { accounts, brandName, limits, mail, now, resets } = this.#parts;
    const user = await accounts.findBy('email', email);
    // Whose the address is that somebody wrote into their profile, nobody knows.
    if (user === undefined || user.emailChangedAt !== null) return;
    if ((await limits.resetsPerAccount.count('reset of', user.id)) !== undefined) return;
    const token = await resets.begin(user.id, email, new Date(now() + LINK_MS));
    const link = pageAddress(origin, `/Associate/reset-password?token=${token}`, language);
    await mail.send({ to: email, ...resetMail(language, { brandName, firstName: user.firstName, link }) });
  }
}
