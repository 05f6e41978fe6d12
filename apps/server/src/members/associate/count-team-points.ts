import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { pointsEntries } from '../points/points-entry.schema.ts';
import { confirmedMonth } from './confirmed-month.ts';

/** The maximum of entries in one transaction. */
const MAX_AT_ONCE = 500;

/** The maximum of transactions in one run; the rest waits for the next run. */
const MAX_BATCHES = 20;

const isUncounted = and(
  eq(pointsEntries.pointsGroup, 'CONFIRMED'),
  eq(pointsEntries.type, 'CREDIT'),
  isNull(pointsEntries.teamCountedAt),
);

/** The job that adds confirmed points to the months of all above, each entry once, even with several processes. */
export function teamPointsJob({ db, now }: Pick<Platform, 'db' | 'now'>): Job {
  return {
    name: 'count team points',
    run: async ({ signal }) => {
      for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
        const count = await db.transaction((tx) => countBatch(tx, new Date(now())));
        if (count < MAX_AT_ONCE) return;
      }
    },
    backlog: () => db.$count(pointsEntries, isUncounted),
  };
}

async function countBatch(tx: Database, at: Date): Promise<number> {
  const due = await tx
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(isUncounted)
    .orderBy(asc(pointsEntries.createdAt))
    .limit(MAX_AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const isDue = inArray(
    pointsEntries.id,
    due.map(({ id }) => id),
  );
  await tx.update(pointsEntries).set({ teamCountedAt: at }).where(isDue);
  // In the order of the key, so that two processes never wait for each other.
  await tx.execute(sql`
    with recursive counted (parent_id, month, points) as (
      select own.parent_id, ${confirmedMonth}, sum(${pointsEntries.points})
      from ${pointsEntries} join associates as own on own.user_id = ${pointsEntries.userId}
      where ${isDue} and own.parent_id is not null
      group by 1, 2
    ), upline (id, month, points) as (
      select parent_id, month, points from counted
      union all
      select above.parent_id, upline.month, upline.points
      from upline join associates as above on above.id = upline.id
      where above.parent_id is not null
    )
    insert into team_points (associate_id, month, points)
    select id, month, sum(points) from upline group by id, month order by id, month
    on conflict (associate_id, month) do update set points = team_points.points + excluded.points`);
  return due.length;
}
