import { type SQL, and, asc, eq, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { toStandingAccount } from '../../members/associate/standing.transactions.ts';
import { holdPoints } from './points-balance.transactions.ts';

/** The maximum of rows in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

interface OwnedRow {
  readonly userId: string;
}

/** A table of rows with points, each of one account. */
export type PointsTable = PgTable & { readonly id: PgColumn; readonly userId: PgColumn };

/** The rows whose points change with time: orders, opening points, or corrections. */
export interface PointsRows<Row extends OwnedRow> {
  readonly table: PointsTable;
  /** Reads rows and locks them. */
  readonly lock: (tx: Database, condition: SQL | undefined) => Promise<readonly Row[]>;
}

/** What is done with the points of a row when their time has come. */
export interface DueStep<Row extends OwnedRow> {
  /** The name of the job. */
  readonly name: string;
  /** The time at which it is due. The work empties it, so that nothing happens twice. */
  readonly due: PgColumn;
  readonly work: (tx: Database, row: Row, at: Date) => Promise<void>;
}

/** The job of a step: each row once, even with several processes. */
export function duePointsJob<Row extends OwnedRow>(
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  { table, lock }: PointsRows<Row>,
  { name, due, work }: DueStep<Row>,
): Job {
  const { db, now } = platform;
  const { id, userId } = table;
  return {
    name,
    run: async (run) => {
      const at = new Date(now());
      const rows = await db
        .select({ id: sql<string>`${id}`, userId: sql<string>`${userId}` })
        .from(table)
        .where(and(lte(due, at), isInTurn(db, run.job, id, at)))
        .orderBy(asc(due))
        .limit(MAX_AT_ONCE);
      await eachRow(platform, run, rows, (row) =>
        db.transaction(async (tx) => {
          const owner = await toStandingAccount(tx, row.userId);
          await holdPoints(tx, owner);
          const [locked] = await lock(tx, and(eq(id, row.id), lte(due, at)));
          // Its account was merged meanwhile: the next run holds the points of the one that stays.
          if (!locked || (await toStandingAccount(tx, locked.userId)) !== owner) return;
          await work(tx, { ...locked, userId: owner }, at);
        }),
      );
    },
    backlog: () => db.$count(table, lte(due, new Date(now()))),
  };
}
