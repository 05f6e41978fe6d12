import {
  type AnswerOf,
  type BodyOf,
  COUNTRY_CODE,
  type ContactKind,
  type Result,
  type User,
  fail,
  ok,
  type proveContact,
  type sendContactCode,
} from '@pgm/api/contract';
import type { MailSender, SmsSender } from '../platform/messaging/ports.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import { userOf } from '../user/user-of.ts';
import { newAddressMail } from './account-mails.ts';
import type { AccountRepository } from './account.repository.ts';
import type { CodeAsker } from './code-asker.ts';
import type { ContactProofRepository } from './contact-proof.repository.ts';
import type { OtpCodes } from './otp-codes.ts';
import { otpMessage } from './otp-message.ts';

const NOTHING_TO_PROVE = {
  code: 'conflict',
  message: 'There is nothing to verify: this contact is verified already.',
} as const;

interface ContactProofParts {
  readonly accounts: AccountRepository;
  readonly brandName: string;
  readonly codes: OtpCodes;
  readonly mail: MailSender;
  readonly now: () => number;
  readonly proofs: ContactProofRepository;
  readonly sms: SmsSender;
}

/** How members prove that a mail address or number which they wrote into their profile is theirs. */
export class ContactProofService {
  readonly #parts: ContactProofParts;
  constructor(parts: ContactProofParts) {
    this.#parts = parts;
  }

  /** Sends a code to the contact; while one is out, says how long it is still good. */
  async send(
    userId: string,
    { contact }: BodyOf<typeof sendContactCode>,
    asker: CodeAsker,
  ): Promise<Limited<AnswerOf<typeof sendContactCode>>> {
    const { codes } = this.#parts;
    const unproven = await this.#unproven(userId, contact);
    if (!unproven.ok) return unproven;
    const { destination, name } = unproven.value;
    const left = await codes.secondsLeft(destination);
    if (left !== undefined) return ok({ success: true, data: { expiresInSeconds: left } });
    const deliver = (code: string) => this.#deliver(contact, destination, code, asker);
    const sent = await codes.send({ destination, name, address: asker.address, deliver });
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Takes the code: from then on the contact is a way to log in. */
  async prove(
    userId: string,
    { contact, otp }: BodyOf<typeof proveContact>,
    address: string,
  ): Promise<Limited<User>> {
    const { codes, now, proofs } = this.#parts;
    const unproven = await this.#unproven(userId, contact);
    if (!unproven.ok) return unproven;
    const { destination, value } = unproven.value;
    const taken = await codes.take(destination, otp, address);
    if (!taken.ok) return taken;
    const user = await proofs.prove(userId, contact, value, new Date(now()));
    return user ? ok(userOf(user)) : fail(NOTHING_TO_PROVE);
  }

  /** The contact as it stands in the profile, and where a code for it goes. */
  async #unproven(
    userId: string,
    contact: ContactKind,
  ): Promise<Result<{ value: string; destination: string; name: string }>> {
    const user = await this.#parts.accounts.findBy('id', userId);
    const value = contact === 'phone' ? user?.mobile : user?.email;
    if (!user || !value || !userOf(user).unproven?.includes(contact)) return fail(NOTHING_TO_PROVE);
    const destination = contact === 'phone' ? COUNTRY_CODE + value : value;
    return ok({ value, destination, name: user.firstName });
  }

  #deliver(
    contact: ContactKind,
    to: string,
    code: string,
    { host, language }: CodeAsker,
  ): Promise<Limited<undefined>> {
    const { brandName, mail, sms } = this.#parts;
    if (contact === 'phone') return sms.send({ to, text: otpMessage(brandName, code, host), code });
    return mail.send({ to, ...newAddressMail(language, { brandName, code }) });
  }
}
