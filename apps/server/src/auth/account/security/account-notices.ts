import type { Language } from '@pgm/api/contract';
import type { Background } from '../../../platform/jobs/background.ts';
import type { MailSender, MailText } from '../../../platform/messaging/ports.ts';
import type { UserRow } from '../../user/user.schema.ts';
import { changedPasswordMail, changedSecondFactorMail } from './account-notice-mails.ts';

/** The account that a notice is about. */
type Owner = Pick<UserRow, 'email' | 'emailVerifiedAt' | 'firstName' | 'username'>;

interface AccountNoticesParts {
  readonly background: Background;
  readonly brandName: string;
  readonly mail: MailSender;
}

/**
 * Mails owners of accounts when what they log in with has changed, in the background: if it was not them, they learn
 * of it. Only a proven address gets a mail, because another one may belong to a stranger.
 */
export class AccountNotices {
  readonly #parts: AccountNoticesParts;
  constructor(parts: AccountNoticesParts) {
    this.#parts = parts;
  }

  passwordChanged(owner: Owner, language: Language): void {
    this.#send(owner, (brandName) => changedPasswordMail(language, { ...owner, brandName }));
  }

  secondFactorChanged(owner: Owner, language: Language): void {
    this.#send(owner, (brandName) => changedSecondFactorMail(language, { ...owner, brandName }));
  }

  #send({ email, emailVerifiedAt }: Owner, toMail: (brandName: string) => MailText): void {
    const { background, brandName, mail } = this.#parts;
    if (email === null || emailVerifiedAt === null) return;
    background.run('report a changed login', async () => {
      await mail.send({ to: email, ...toMail(brandName) });
    });
  }
}
