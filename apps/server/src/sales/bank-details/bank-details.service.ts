import {
  type BodyOf,
  type Language,
  type QueryOf,
  fail,
  type getBankDetails,
  type listBankDetailsEvents,
  ok,
  type sendBankDetailsCode,
  type setBankDetails,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { toMasked } from './bank-details.mapper.ts';
import { BankDetailsRepository } from './bank-details.repository.ts';
import { setDetails } from './set-bank-details.ts';

/** Who changes bank details. */
interface Editor {
  /** The network address. */
  readonly address: string;
  /** The language of the message about the change. */
  readonly language: Language;
}

/** The bank details of members, by their members. */
export class BankDetailsService {
  readonly #platform: Pick<Platform, 'db' | 'delivery' | 'now'>;
  readonly #proofs: OwnerProofs;
  readonly #repository: BankDetailsRepository;
  readonly #vault: BankDetailsVault;

  constructor(
    { secrets, ...platform }: Pick<Platform, 'db' | 'delivery' | 'now' | 'secrets'>,
    proofs: OwnerProofs,
  ) {
    this.#platform = platform;
    this.#proofs = proofs;
    this.#repository = new BankDetailsRepository(platform.db);
    this.#vault = new BankDetailsVault(secrets);
  }

  /** Whether there can be bank details: only associates are paid. */
  async findAssociate(userId: string) {
    return (await this.#repository.isAssociate(userId)) ? ok(true as const) : NOT_FOUND;
  }

  async get(userId: string): Promise<Outcome<typeof getBankDetails>> {
    const row = await this.#repository.find(userId);
    return ok({ success: true, data: row ? toMasked(this.#vault, row) : null });
  }

  async sendCode(userId: string, requester: CodeRequester): Promise<Outcome<typeof sendBankDetailsCode>> {
    const sent = await this.#proofs.send(userId, 'BANK_DETAILS', requester);
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Sets the bank details by a proof; an account that can show none sets nothing. A missing proof is reported by its field. */
  async set(
    userId: string,
    { password, otp, ...details }: BodyOf<typeof setBankDetails>,
    { address, language }: Editor,
  ): Promise<Outcome<typeof setBankDetails>> {
    const proven = await this.#proofs.authorise(userId, 'BANK_DETAILS', { password, otp }, address);
    if (proven === null) return NO_PROOF;
    if (!proven.ok) return proven;
    const { db, delivery, now } = this.#platform;
    const { pan, ...bank } = details;
    const at = new Date(now());
    const stored = await attempt(db, (tx) =>
      setDetails(tx, this.#vault, { userId, bank, pan, language, at }),
    );
    if (!stored.ok) return stored;
    delivery.wake();
    return ok({ success: true, data: toMasked(this.#vault, stored.value) });
  }

  history(
    userId: string,
    query: QueryOf<typeof listBankDetailsEvents>,
  ): Promise<Outcome<typeof listBankDetailsEvents>> {
    return paged(this.#repository, { ...query, userId });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_PROOF = fail({
  code: 'conflict' as const,
  message: 'First verify your mobile number or email in your profile. We need it to send you a code.',
});
