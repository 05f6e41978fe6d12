import { type SQL, and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isNotSetAside, isToRetry } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmedMonth, netPoints, pointsEntries } from '../points/points-entry.schema.ts';
import { readTree } from '../../members/associate/tree.transactions.ts';

/** The maximum of entries in one transaction. */
const MAX_AT_ONCE = 500;

/** The maximum of transactions in one run; the rest waits for the next run. */
const MAX_BATCHES = 20;

/** Points that became confirmed, and corrections. */
const isUncounted = and(
  eq(pointsEntries.pointsGroup, 'CONFIRMED'),
  isNull(pointsEntries.teamCountedAt),
  or(eq(pointsEntries.type, 'CREDIT'), isNotNull(pointsEntries.correctionId)),
);

/**
 * The job that adds confirmed points to the months of all above, each entry once, even with several processes. Entries
 * are counted by hundreds; where that fails, each is counted alone, and only one that fails again is set aside.
 */
export function teamPointsJob(platform: Pick<Platform, 'db' | 'log' | 'now'>): Job {
  const { db, now } = platform;
  const count = (isInTurn: SQL) => db.transaction((tx) => countEntries(tx, isInTurn, new Date(now())));
  const countEach = async (run: JobRun, isInTurn: SQL) => {
    const due = await selectDue(db, isInTurn);
    await eachRow(platform, run, due, ({ id }) => count(eq(pointsEntries.id, id)));
    return due.length;
  };
  return {
    name: 'count team points',
    run: async (run) => {
      await countEach(run, isToRetry(db, run.job, pointsEntries.id, new Date(now())));
      const isNew = isNotSetAside(db, run.job, pointsEntries.id);
      for (let batch = 0; batch < MAX_BATCHES && !run.signal.aborted; batch += 1) {
        const found = await count(isNew).catch(() => countEach(run, isNew));
        if (found < MAX_AT_ONCE) return;
      }
    },
    backlog: () => db.$count(pointsEntries, isUncounted),
  };
}

/** The uncounted entries whose turn it is, the oldest first, as many as fit into one transaction. */
function selectDue(db: Database, isInTurn: SQL) {
  return db
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(and(isUncounted, isInTurn))
    .orderBy(asc(pointsEntries.createdAt))
    .limit(MAX_AT_ONCE);
}

/** Counts the next entries that no other process is counting; returns how many. */
async function countEntries(tx: Database, isInTurn: SQL, at: Date): Promise<number> {
  // A merge moves the points of a place: those above must be the same until the points are added.
  await readTree(tx);
  const due = await selectDue(tx, isInTurn).for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const isDue = inArray(
    pointsEntries.id,
    due.map(({ id }) => id),
  );
  await tx.update(pointsEntries).set({ teamCountedAt: at }).where(isDue);
  // In the order of the key, so that two processes never wait for each other.
  await tx.execute(sql`
    with recursive counted (parent_id, month, points) as (
      select own.parent_id, ${confirmedMonth}, ${netPoints}
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
