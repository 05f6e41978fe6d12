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
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { ContactCodes } from '../../platform/proof/contact-codes.ts';
import { type UserRow, toUser } from '../user/user.schema.ts';
import type { ContactProofRepository } from './contact-proof.repository.ts';

const NOTHING_TO_PROVE = {
  code: 'conflict',
  message: 'This is already verified.',
} as const;

const PURPOSE = 'CONTACT_PROOF';

interface ContactProofParts {
  readonly codes: ContactCodes;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  readonly now: () => number;
  readonly proofs: ContactProofRepository;
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
    const by = contact === 'phone' ? 'SMS' : 'MAIL';
    const sent = await codes.send({ by, destination, purpose: PURPOSE, name, requester });
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
    const user = await this.#parts.findUser(userId);
    const value = contact === 'phone' ? user?.mobile : user?.email;
    if (!user || !value || !toUser(user).unproven?.includes(contact)) return fail(NOTHING_TO_PROVE);
    const destination = contact === 'phone' ? COUNTRY_CODE + value : value;
    return ok({ value, destination, name: user.firstName });
  }
}
