import {
  type PointsCorrectionForm,
  type QueryOf,
  type Result,
  type approvePointsCorrection,
  type closePointsCorrection,
  type correctPoints,
  fail,
  type getPointsCorrection,
  type listPointsCorrections,
  ok,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { BAD_KEY, isIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { correctionList, findCorrection } from './points-correction.repository.ts';
import {
  type DecisionFailure,
  type CorrectionRules,
  NOT_FOUND,
  approveCorrection,
  closeCorrection,
  openCorrection,
} from './points-correction.transactions.ts';

/** The corrections of members' points by staff. */
export class PointsCorrectionService {
  readonly #db: Database;
  readonly #rules: CorrectionRules;
  readonly #now: () => number;

  constructor({ config, db, now }: Pick<Platform, 'config' | 'db' | 'now'>) {
    this.#db = db;
    this.#rules = { ...config.pointsCorrections, validMonths: config.pointsValidMonths };
    this.#now = now;
  }

  list(
    caller: Caller,
    query: QueryOf<typeof listPointsCorrections>,
  ): Promise<Outcome<typeof listPointsCorrections>> {
    return staffPage(this.#db, correctionList(caller.id), query);
  }

  async get(caller: Caller, id: string): Promise<Outcome<typeof getPointsCorrection>> {
    const correction = await findCorrection(this.#db, id, caller.id);
    return correction ? ok({ success: true, data: correction }) : NOT_FOUND;
  }

  /** Corrects points, or asks another person for it. With the same key again, the result is what is stored. */
  async create(
    caller: Caller,
    form: PointsCorrectionForm,
    key: string | undefined,
  ): Promise<Outcome<typeof correctPoints>> {
    if (!isIdempotencyKey(key)) return BAD_KEY;
    const sent = { ...form, key, ...this.#actor(caller) };
    return attempt(this.#db, async (tx) => {
      const opened = await openCorrection(tx, sent, this.#rules);
      if (!opened.ok) return opened;
      // After the transaction, a deletion of the account could have removed it.
      const correction = await findCorrection(tx, opened.value, caller.id);
      if (!correction) throw new Error('a correction that was stored is missing');
      return ok({ success: true as const, data: correction });
    });
  }

  async approve(caller: Caller, id: string): Promise<Outcome<typeof approvePointsCorrection>> {
    return this.#decide(caller, id, (tx) => approveCorrection(tx, id, this.#actor(caller), this.#rules));
  }

  /** Withdraws a correction, or declines it. */
  async close(caller: Caller, id: string): Promise<Outcome<typeof closePointsCorrection>> {
    return this.#decide(caller, id, (tx) => closeCorrection(tx, id, this.#actor(caller)));
  }

  /** Runs a decision; after another one the person gets the correction as it is now. */
  async #decide(
    caller: Caller,
    id: string,
    decision: (tx: Database) => Promise<Result<undefined, DecisionFailure>>,
  ) {
    if (!isId(id)) return NOT_FOUND;
    const decided = await attempt(this.#db, decision);
    if (!decided.ok && decided.failure.code === 'notFound') return NOT_FOUND;
    const correction = await findCorrection(this.#db, id, caller.id);
    if (!correction) return NOT_FOUND;
    if (decided.ok) return ok({ success: true as const, data: correction });
    const { message } = decided.failure;
    const isDecided = correction.status !== 'OPEN';
    return fail({ code: 'conflict' as const, message, ...(isDecided && { current: correction }) });
  }

  #actor({ id: actorId }: Caller) {
    return { actorId, at: new Date(this.#now()) };
  }
}
