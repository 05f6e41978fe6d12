import {
  type BodyOf,
  type Failure,
  PAYOUT_STEPS,
  type PayoutPeriod,
  type QueryOf,
  type Result,
  type closePayoutPeriod,
  fail,
  type getPayoutPeriod,
  type listPayoutPeriods,
  type listPayouts,
  ok,
  type setPayoutOutcome,
  type withdrawPayout,
} from '@pgm/api/contract';
import { attempt, isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { closePeriod, isOver } from './close-period.transactions.ts';
import { addSums, findPeriod, payoutPeriodList } from './payout-period.repository.ts';
import { findPayout, payoutList } from './payout.repository.ts';
import { withdrawAmount } from './withdraw-amount.transactions.ts';
import { setOutcome } from './set-outcome.transactions.ts';

/** The payouts to associates: periods, their figures, and what became of the transfers. */
export class PayoutService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  async periods(
    caller: Caller,
    query: QueryOf<typeof listPayoutPeriods>,
  ): Promise<Outcome<typeof listPayoutPeriods>> {
    const page = await staffPage(this.#platform.db, payoutPeriodList, query);
    return ok({ ...page.value, data: await this.#withSums(page.value.data, caller) });
  }

  async period(caller: Caller, month: string): Promise<Outcome<typeof getPayoutPeriod>> {
    const row = await findPeriod(this.#platform.db, month);
    const [period] = row ? await this.#withSums([row], caller) : [];
    return period ? ok({ success: true, data: period }) : NO_PERIOD;
  }

  /** Whether there is a period. */
  async find(month: string): Promise<Result<true, Failure<'notFound'>>> {
    return (await findPeriod(this.#platform.db, month)) ? ok(true) : NO_PERIOD;
  }

  async close(caller: Caller, month: string): Promise<Outcome<typeof closePayoutPeriod>> {
    const { db } = this.#platform;
    const closing = { month, actorId: caller.id, at: this.#at() };
    const closed = await attempt(db, (tx) => closePeriod(tx, closing));
    return closed.ok ? this.period(caller, month) : closed;
  }

  list(month: string, query: QueryOf<typeof listPayouts>): Promise<Outcome<typeof listPayouts>> {
    return staffPage(this.#platform.db, payoutList, { ...query, month });
  }

  async setOutcome(
    caller: Caller,
    id: string,
    { from, outcome }: BodyOf<typeof setPayoutOutcome>,
  ): Promise<Outcome<typeof setPayoutOutcome>> {
    const { db } = this.#platform;
    if (!PAYOUT_STEPS[from].includes(outcome.status)) return NO_STEP;
    const step = { id, from, outcome, editor: { actorId: caller.id, at: this.#at() } };
    const stored = await attempt(db, (tx) => setOutcome(tx, step)).catch((error: unknown) => {
      if (isUniqueViolation(error)) return REFERENCE_TAKEN;
      throw error;
    });
    if (!stored.ok && stored.failure.code === 'notFound') return stored;
    const payout = await findPayout(db, id);
    if (!payout) return NO_PAYOUT;
    if (stored.ok) return ok({ success: true, data: payout });
    return fail({ ...stored.failure, ...(payout.status !== from && { current: payout }) });
  }

  async withdraw(caller: Caller, id: string, net: number): Promise<Outcome<typeof withdrawPayout>> {
    const { db } = this.#platform;
    const editor = { actorId: caller.id, at: this.#at() };
    const withdrawn = await attempt(db, (tx) =>
      withdrawAmount(tx, { id, netPaise: Math.round(net * 100), editor }),
    );
    if (!withdrawn.ok && withdrawn.failure.code === 'notFound') return withdrawn;
    const payout = await findPayout(db, id);
    if (!payout) return NO_PAYOUT;
    if (withdrawn.ok) return ok({ success: true, data: payout });
    return fail({ ...withdrawn.failure, current: payout });
  }

  async #withSums(rows: readonly PeriodRow[], { roles }: Caller): Promise<PayoutPeriod[]> {
    const { db } = this.#platform;
    const isAdmin = roles.includes('ADMIN');
    return addSums(
      db,
      rows,
      ({ month, closedAt }) => isAdmin && closedAt === null && isOver(month, this.#at()),
    );
  }

  #at(): Date {
    return new Date(this.#platform.now());
  }
}

type PeriodRow = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

const NO_PERIOD = fail({ code: 'notFound' as const, message: 'Payout period not found' });
const NO_PAYOUT = fail({ code: 'notFound' as const, message: 'Payout not found' });
const NO_STEP = fail({ code: 'conflict' as const, message: 'A payout cannot get this status now.' });
const REFERENCE_TAKEN = fail({
  code: 'conflict' as const,
  message: 'Another payout has this reference',
  fields: { reference: 'Another payout has this reference' },
});
