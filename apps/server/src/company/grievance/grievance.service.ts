import {
  GRIEVANCES_PAGE,
  GrievanceForm,
  type GrievanceKey,
  type GrievanceProgress,
  type GrievanceReopening,
  type Language,
  type QueryOf,
  fail,
  type fileGrievance,
  type listOwnGrievances,
  ok,
  type reopenGrievance,
  type showGrievance,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { BAD_KEY, isIdempotencyKey, isSameForm } from '../../platform/http/idempotency-key.ts';
import { paged } from '../../platform/http/paging.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { type GrievanceAccess, UNKNOWN_PAIR } from './grievance-access.ts';
import type { GrievanceMessages } from './grievance-messages.ts';
import type { GrievanceRepository } from './grievance.repository.ts';

/** How often one network address may request the status of grievances: many people may share one. */
export const LOOKS_PER_ADDRESS = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** How often one network address may file grievances: so many in {@link LIMIT_WINDOW_SECONDS}. */
export function filingLimit(grievancesPerAddress: number) {
  return { max: grievancesPerAddress, windowSeconds: LIMIT_WINDOW_SECONDS };
}

interface GrievanceParts {
  readonly repository: GrievanceRepository;
  readonly messages: GrievanceMessages;
  /** The counter of {@link filingLimit}. */
  readonly filedPerAddress: RateLimiter;
  readonly access: GrievanceAccess;
  readonly now: () => number;
}

/** The sender of a grievance. */
export interface GrievanceSender {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly key: string | undefined;
  readonly address: string;
  /** The language of the site for the sender. */
  readonly language: Language;
  /** The address at which visitors reach the site. */
  readonly origin: string;
}

/** Grievances, for the people who file them. */
export class GrievanceService {
  readonly #parts: GrievanceParts;
  constructor(parts: GrievanceParts) {
    this.#parts = parts;
  }

  /**
   * Registers a grievance and acknowledges it. Sent again with the same key, the result is the same grievance,
   * which does not count and sends no second message.
   */
  async file(
    form: GrievanceForm,
    { userId, key, address, language, origin }: GrievanceSender,
  ): Promise<Outcome<typeof fileGrievance>> {
    const { filedPerAddress, messages, now, repository } = this.#parts;
    if (key !== undefined && !isIdempotencyKey(key)) return BAD_KEY;
    const tooMany = await filedPerAddress.count('grievance', address);
    const grievance = { form, userId, key, language, at: new Date(now()) };
    const { mobile, email } = form;
    const filed = tooMany
      ? undefined
      : await repository.file(grievance, (tx, { number, answerBy }) =>
          messages.acknowledge(tx, { mobile, email, language, number, origin, at: grievance.at }, answerBy),
        );
    if (filed) {
      messages.send();
      return ok({ success: true, data: filed });
    }
    const known = key === undefined ? undefined : await repository.findByKey(key);
    // Only for a caller who sent all the same fields: a key alone gives access to nothing.
    if (!known || !isSameForm(GrievanceForm, known.form, form)) return tooMany ?? KEY_USED;
    await filedPerAddress.forgive('grievance', address);
    return ok({ success: true, data: known.progress });
  }

  /**
   * The status of a grievance. A wrong pair gives the same response, whether a grievance with that number exists
   * or not.
   */
  async show(wanted: GrievanceKey, address: string): Promise<Outcome<typeof showGrievance>> {
    const { access, repository } = this.#parts;
    const found = await access.open(wanted, address, (pair) => repository.find(pair));
    return found.ok ? ok({ success: true, data: found.value }) : found;
  }

  /** Reopens a grievance whose solution did not help. */
  async reopen(wanted: GrievanceReopening, address: string): Promise<Outcome<typeof reopenGrievance>> {
    const { access, now, repository } = this.#parts;
    const found = await access.open(wanted, address, (pair) => repository.find(pair));
    if (!found.ok) return found;
    const isReopened = await repository.reopen(wanted, new Date(now()));
    const data = await repository.find(wanted);
    if (!data) return UNKNOWN_PAIR;
    return isReopened || isReopenedBy(wanted, data) ? ok({ success: true, data }) : NOT_REOPENED;
  }

  listOwn(
    userId: string,
    query: QueryOf<typeof listOwnGrievances>,
  ): Promise<Outcome<typeof listOwnGrievances>> {
    return paged(this.#parts.repository, { ...query, userId }, GRIEVANCES_PAGE);
  }
}

/** Whether the same request was made before; its response may have been lost. */
function isReopenedBy({ reason }: GrievanceReopening, { status, steps }: GrievanceProgress): boolean {
  const last = steps.at(-1);
  return status === 'IN_PROGRESS' && last?.by === 'COMPLAINANT' && last.note === reason;
}

const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another complaint.' });
const NOT_REOPENED = fail({
  code: 'conflict' as const,
  message: 'This complaint can no longer be reopened. Please file a new one.',
});
