import {
  type AnswerOf,
  GrievanceForm,
  type GrievanceKey,
  type GrievanceProgress,
  type GrievanceReopening,
  type Language,
  type QueryOf,
  type Result,
  fail,
  type fileGrievance,
  type listOwnGrievances,
  ok,
  type reopenGrievance,
  type showGrievance,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { BAD_KEY, isIdempotencyKey, isSameForm } from '../platform/idempotency-key.ts';
import { pageOf, paginationOf } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { GrievanceGuesses } from './grievance-guesses.ts';
import type { GrievanceMessages } from './grievance-messages.ts';
import type { GrievanceRepository } from './grievance.repository.ts';

/** How often complaints are asked about from one network address: many people may sit behind one. */
export const LOOKS_PER_ADDRESS = { most: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** How often complaints are made from one network address: so many in {@link LIMIT_WINDOW_SECONDS}. */
export function filingLimit(complaintsPerAddress: number) {
  return { most: complaintsPerAddress, windowSeconds: LIMIT_WINDOW_SECONDS };
}

interface GrievanceParts {
  readonly repository: GrievanceRepository;
  readonly messages: GrievanceMessages;
  /** Count what their names say, as in {@link filingLimit} and {@link LOOKS_PER_ADDRESS}. */
  readonly filedPerAddress: RateLimiter;
  readonly looksPerAddress: RateLimiter;
  readonly guesses: GrievanceGuesses;
  readonly now: () => number;
}

/** Where a complaint comes from. */
export interface GrievanceSender {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly key: string | undefined;
  readonly address: string;
  /** In which whoever complains uses the site. */
  readonly language: Language;
  /** Where visitors reach the site. */
  readonly origin: string;
}

/** Complaints, for those who make them. */
export class GrievanceService {
  readonly #parts: GrievanceParts;
  constructor(parts: GrievanceParts) {
    this.#parts = parts;
  }

  /**
   * Registers a complaint and acknowledges it. Sent again with the same key, it is the same one, which does not count, and
   * nobody is told twice.
   */
  async file(
    form: GrievanceForm,
    { userId, key, address, language, origin }: GrievanceSender,
  ): Promise<Limited<AnswerOf<typeof fileGrievance>>> {
    const { filedPerAddress, messages, now, repository } = this.#parts;
    if (key !== undefined && !isIdempotencyKey(key)) return BAD_KEY;
    const tooMany = await filedPerAddress.count('grievance', address);
    const complaint = { form, userId, key, language, at: new Date(now()) };
    const filed = tooMany ? undefined : await repository.file(complaint);
    if (filed) {
      const { mobile, email } = form;
      messages.acknowledge({ mobile, email, language, number: filed.number, origin }, filed.answerBy);
      return ok({ success: true, data: filed });
    }
    const known = key === undefined ? undefined : await repository.findByKey(key);
    // Only to who knows all that was sent: a key alone opens nothing.
    if (!known || !isSameForm(GrievanceForm, known.form, form)) return tooMany ?? KEY_USED;
    await filedPerAddress.forgive('grievance', address);
    return ok({ success: true, data: known.progress });
  }

  /** Where a complaint stands. A wrong pair is answered alike, whether there is a complaint of that number or not. */
  async show(wanted: GrievanceKey, address: string): Promise<Limited<AnswerOf<typeof showGrievance>>> {
    const found = await this.#find(wanted, address);
    return found.ok ? ok({ success: true, data: found.value }) : found;
  }

  /** Has a complaint taken up again whose solution was none. */
  async reopen(
    wanted: GrievanceReopening,
    address: string,
  ): Promise<Limited<AnswerOf<typeof reopenGrievance>>> {
    const found = await this.#find(wanted, address);
    if (!found.ok) return found;
    const { now, repository } = this.#parts;
    const isReopened = await repository.reopen(wanted, new Date(now()));
    const data = await repository.find(wanted);
    if (!data) return WRONG_PAIR;
    return isReopened || isReopenedBy(wanted, data) ? ok({ success: true, data }) : NOT_REOPENED;
  }

  async listOwn(
    userId: string,
    query: QueryOf<typeof listOwnGrievances>,
  ): Promise<Result<AnswerOf<typeof listOwnGrievances>>> {
    const { repository } = this.#parts;
    const filter = { userId, page: pageOf(query) };
    const pagination = paginationOf(filter.page, await repository.count(filter));
    return ok({ success: true, data: await repository.list(filter), pagination });
  }

  async #find({ number, mobile }: GrievanceKey, address: string): Promise<Limited<GrievanceProgress>> {
    const { guesses, looksPerAddress, repository } = this.#parts;
    const pair = { number, mobile };
    const tooMany =
      (await looksPerAddress.count('grievance look', address)) ?? (await guesses.count(pair, address));
    if (tooMany) return tooMany;
    const found = await repository.find(pair);
    if (!found) return WRONG_PAIR;
    await guesses.forgive(pair, address);
    return ok(found);
  }
}

/** Whether the same was asked before; its answer may have been lost on the way. */
function isReopenedBy({ reason }: GrievanceReopening, { status, steps }: GrievanceProgress): boolean {
  const last = steps.at(-1);
  return status === 'IN_PROGRESS' && last?.by === 'COMPLAINANT' && last.note === reason;
}

const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another complaint.' });
const NOT_REOPENED = fail({
  code: 'conflict' as const,
  message: 'This complaint can no longer be taken up again. Please make a new one.',
});
const WRONG_PAIR = fail({
  code: 'notFound' as const,
  message: 'We know no complaint with this number and this mobile number.',
});
