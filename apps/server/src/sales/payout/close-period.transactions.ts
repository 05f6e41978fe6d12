import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { nextMonth, startOfMonth } from '../../platform/india-months.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { isOfMonth, netPoints } from '../points/points-entry.schema.ts';
import { payoutFigures, payoutPeriods } from './payout.schema.ts';

/** An admin closes a period. */
interface Closing {
  /** `2026-11`. */
  readonly month: string;
  readonly actorId: string;
  readonly at: Date;
}

/**
 * Closes a period: fixes the figures of all associates, and opens the next period. Of several admins one closes it: the
 * others wait for this transaction and find the period closed.
 */
export async function closePeriod(
  tx: Database,
  { month, actorId, at }: Closing,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const closed = await tx
    .update(payoutPeriods)
    .set({ closedAt: at, closedBy: actorId })
    .where(and(eq(payoutPeriods.month, month), isNull(payoutPeriods.closedAt)))
    .returning({ month: payoutPeriods.month });
  if (closed.length === 0) {
    const isKnown = (await tx.$count(payoutPeriods, eq(payoutPeriods.month, month))) > 0;
    return isKnown ? CLOSED : NOT_FOUND;
  }
  if (!isOver(month, at)) return NOT_OVER;
  await fixFigures(tx, month);
  await tx.insert(payoutPeriods).values({ month: nextMonth(month) });
  const associates = await tx.$count(payoutFigures, eq(payoutFigures.month, month));
  await recordChange(tx, {
    actorId,
    at,
    action: 'update',
    subject: `period/${month}`,
    before: { status: 'OPEN' },
    after: { status: 'CLOSED', associates },
  });
  return ok(undefined);
}

/** Whether a month is over in India. */
export function isOver(month: string, at: Date): boolean {
  return startOfMonth(nextMonth(month)) <= at;
}

/**
 * Writes the figures of a month in one statement, which sees all tables at one moment. A figure is all since the first
 * period, less what the earlier periods have: so what reached the ledger of a closed month late, and what came back of its
 * goods, is in this month, and nothing counts twice. The figures of a merged account count for the one that has its points now.
 */
async function fixFigures(tx: Database, month: string): Promise<void> {
  const [{ first } = { first: month }] = await tx
    .select({ first: sql<string>`min(${payoutPeriods.month})` })
    .from(payoutPeriods);
  const from = sql`${startOfMonth(first).toISOString()}::timestamptz`;
  const end = sql`${startOfMonth(nextMonth(month)).toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into payout_figures (id, month, associate_id, sponsor_id, level, own_points, team_points, purchases_paise)
    with recursive placed (id, level) as (
      select id, 0 from associates where parent_id is null
      union all
      select below.id, placed.level + 1 from placed join associates as below on below.parent_id = placed.id
    ), own as (
      select user_id, ${netPoints} as points from bv_entries
      where created_at >= ${from} and created_at < ${end} and ${isOfMonth}
      group by user_id
    ), team as (
      select associate_id, sum(points) as points from team_points
      where month between ${first} and ${month} group by associate_id
    ), bought as (
      select user_id, sum(greatest(subtotal_paise - discount_paise - reversed_paise, 0)) as paise from orders
      where status in ('DELIVERED', 'RETURN_REQUESTED') and delivered_at >= ${from} and delivered_at < ${end}
      group by user_id
    ), earlier as (
      select coalesce(into_place_id, associate_id) as associate_id, sum(own_points) as own_points,
        sum(team_points) as team_points, sum(purchases_paise) as purchases_paise
      from payout_figures left join account_merges on merged_place_id = associate_id group by 1
    ), figures as (
      select associates.id, associates.parent_id, placed.level, users.deleted_at,
        coalesce(own.points, 0) - coalesce(earlier.own_points, 0) as own_points,
        coalesce(team.points, 0) - coalesce(earlier.team_points, 0) as team_points,
        coalesce(bought.paise, 0) - coalesce(earlier.purchases_paise, 0) as purchases_paise
      from associates
      join placed on placed.id = associates.id
      join users on users.id = associates.user_id
      left join own on own.user_id = associates.user_id
      left join team on team.associate_id = associates.id
      left join bought on bought.user_id = associates.user_id
      left join earlier on earlier.associate_id = associates.id
    )
    select gen_random_uuid(), ${month}::text, id, parent_id, level, own_points, team_points, purchases_paise from figures
    where deleted_at is null or own_points <> 0 or team_points <> 0 or purchases_paise <> 0`);
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Payout period not found' });
const CLOSED = reject('This period was closed already.');
const NOT_OVER = reject('This month is not over yet.');

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
