import {
  type BodyOf,
  COUNTRY_CODE,
  type ContactKind,
  type Failure,
  type Result,
  fail,
  ok,
  type proveContact,
  type sendContactCode,
} from '@pgm/api/contract';
import type { Outcome } from '../../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../../platform/http/requester.ts';
import type { Mailer, SmsSender } from '../../../platform/messaging/ports.ts';
import type { Limited } from '../../../platform/rate-limit/rate-limiter.ts';
import { toUser } from '../../user/user.schema.ts';
import { codeMail } from '../account-mails.tsx';
import type { AccountRepository } from '../account.repository.ts';
import type { ContactProofRepository } from './contact-proof.repository.ts';
import type { OtpCodes } from '../otp/otp-codes.ts';
import { otpMessage } from '../otp/otp-message.ts';

const NOTHING_TO_PROVE = {
  code: 'conflict',
  message: 'This is already verified.',
} as const;

const PURPOSE = 'CONTACT_PROOF';

interface ContactProofParts {
  readonly accounts: AccountRepository;
  readonly brandName: string;
  readonly codes: OtpCodes;
  readonly mail: Mailer;
  readonly now: () => number;
  readonly proofs: ContactProofRepository;
  readonly sms: SmsSender;
}

/** Lets members prove that the email address or number in their profile is theirs. */
export class ContactProofService {
  readonly #parts: ContactProofParts;
  constructor(parts: ContactProofParts) {
    this.#parts = parts;
  }

  /** Sends a code to the contact; while an earlier code is valid, returns how long it stays valid. */
  async send(
    userId: string,
    { contact }: BodyOf<typeof sendContactCode>,
    requester: CodeRequester,
  ): Promise<Outcome<typeof sendContactCode>> {
    const { codes } = this.#parts;
    const unproven = await this.#unproven(userId, contact);
    if (!unproven.ok) return unproven;
    const { destination, name } = unproven.value;
    const left = await codes.secondsLeft({ destination, purpose: PURPOSE });
    if (left !== undefined) return ok({ success: true, data: { expiresInSeconds: left } });
    const deliver = (code: string) => this.#deliver(contact, destination, code, requester);
    const sent = await codes.send({
      destination,
      purpose: PURPOSE,
      name,
      address: requester.address,
      deliver,
    });
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Checks the code; from then on the contact is usable for login. */
  async prove(
    userId: string,
    { contact, otp }: BodyOf<typeof proveContact>,
    address: string,
  ): Promise<Outcome<typeof proveContact>> {
    const { codes, now, proofs } = this.#parts;
    const unproven = await this.#unproven(userId, contact);
    if (!unproven.ok) return unproven;
    const { destination, value } = unproven.value;
    const consumed = await codes.consume({ destination, purpose: PURPOSE }, otp, address);
    if (!consumed.ok) return consumed;
    const user = await proofs.prove(userId, contact, value, new Date(now()));
    return user ? ok(toUser(user)) : fail(NOTHING_TO_PROVE);
  }

  /** The contact in the profile, and the destination of a code for it. */
  async #unproven(
    userId: string,
    contact: ContactKind,
  ): Promise<Result<{ value: string; destination: string; name: string }, Failure<'conflict'>>> {
    const user = await this.#parts.accounts.findBy('id', userId);
    const value = contact === 'phone' ? user?.mobile : user?.email;
    if (!user || !value || !toUser(user).unproven?.includes(contact)) return fail(NOTHING_TO_PROVE);
    const destination = contact === 'phone' ? COUNTRY_CODE + value : value;
    return ok({ value, destination, name: user.firstName });
  }

  #deliver(
    contact: ContactKind,
    to: string,
    code: string,
    { host, language }: CodeRequester,
  ): Promise<Limited<undefined, 'server'>> {
    const { brandName, mail, sms } = this.#parts;
    if (contact === 'phone')
      return sms.send({ to, text: otpMessage(PURPOSE, { brandName, code, host }), code });
    return mail.send({ to, language, content: codeMail(PURPOSE, code) });
  }
}
