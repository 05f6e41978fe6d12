import { type acceptAgreement, fail, type getAgreement, ok, type withdrawAgreement } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { toAgreement } from './agreement.mapper.ts';
import type { AgreementRepository } from './agreement.repository.ts';

/** The agreement of associates with the company. */
export class AgreementService {
  readonly #repository: AgreementRepository;
  readonly #now: () => number;
  constructor(repository: AgreementRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  async find(userId: string): Promise<Outcome<typeof getAgreement>> {
    if (!(await this.#repository.isAssociate(userId))) return NO_ASSOCIATE;
    const now = this.#now();
    const currentVersion = await this.#repository.currentVersion(new Date(now));
    const last = await this.#repository.findLast(userId);
    return ok({ success: true, data: toAgreement(last, currentVersion, now) });
  }

  async accept(userId: string, version: string): Promise<Outcome<typeof acceptAgreement>> {
    if (!(await this.#repository.isAssociate(userId))) return NO_ASSOCIATE;
    const isAccepted = await this.#repository.accept(userId, version, new Date(this.#now()));
    return isAccepted ? this.find(userId) : NEWER_VERSION;
  }

  async withdraw(userId: string): Promise<Outcome<typeof withdrawAgreement>> {
    if (!(await this.#repository.isAssociate(userId))) return NO_ASSOCIATE;
    const isWithdrawn = await this.#repository.withdraw(userId, new Date(this.#now()));
    return isWithdrawn ? this.find(userId) : TOO_LATE;
  }
}

const NO_ASSOCIATE = fail({ code: 'notFound' as const, message: 'This account is not an associate.' });
const NEWER_VERSION = fail({
  code: 'conflict' as const,
  message: 'There is a newer version of the agreement. Please read it first.',
});
const TOO_LATE = fail({
  code: 'conflict' as const,
  message: 'You cannot withdraw here any more. Please write to us.',
});
