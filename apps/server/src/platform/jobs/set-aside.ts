import {
  type SQL,
  type SQLWrapper,
  and,
  eq,
  exists,
  gt,
  inArray,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Platform } from '../platform.ts';
import { setAsideRows } from './set-aside.schema.ts';

/** How long after its turn a row is forgotten, in ms: if there were still something to do with it, it had another turn. */
const FORGET_MS = 86_400_000;

/** A run of a job over rows. */
export interface JobRun {
  /** The name of the job. */
  readonly job: string;
  readonly signal: AbortSignal;
}

/**
 * Works on rows one after the other. A row whose work throws is logged and set aside for a while, longer each time, and the
 * next one has its turn. `work` returns false to end the run early.
 */
export async function eachRow<Row extends { readonly id: string }>(
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
  { job, signal }: JobRun,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const done: string[] = [];
  for (const row of rows) {
    if (signal.aborted) break;
    try {
      if ((await work(row)) === false) break;
      done.push(row.id);
    } catch (error) {
      log.error({ task: job, subject: row.id, error: errorFacts(error) }, 'a row of a job was set aside');
      await setAside(db, { job, subject: row.id, error: toName(error) }, new Date(now()));
    }
  }
  const isForgotten = lt(setAsideRows.retryAt, new Date(now() - FORGET_MS));
  await db
    .delete(setAsideRows)
    .where(and(eq(setAsideRows.job, job), or(inArray(setAsideRows.subject, done), isForgotten)));
}

/** Whether a job may work on a row now: it is not set aside, or it is time to try again. */
export function isInTurn(db: Database, job: string, id: SQLWrapper, at: Date): SQL {
  return notExists(selectRow(db, job, id, gt(setAsideRows.retryAt, at)));
}

/** Whether it is time to try a row again that is set aside. */
export function isToRetry(db: Database, job: string, id: SQLWrapper, at: Date): SQL {
  return exists(selectRow(db, job, id, lte(setAsideRows.retryAt, at)));
}

/** Whether a row is not set aside, be it time to try again or not. */
export function isNotSetAside(db: Database, job: string, id: SQLWrapper): SQL {
  return notExists(selectRow(db, job, id));
}

function selectRow(db: Database, job: string, id: SQLWrapper, when?: SQL) {
  return db
    .select({ one: sql`1` })
    .from(setAsideRows)
    .where(and(eq(setAsideRows.job, job), eq(setAsideRows.subject, sql`${id}::text`), when));
}

async function setAside(
  db: Database,
  row: Pick<typeof setAsideRows.$inferInsert, 'job' | 'subject' | 'error'>,
  at: Date,
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await db
    .insert(setAsideRows)
    .values({
      ...row,
      attempts: 1,
      firstFailedAt: at,
      lastFailedAt: at,
      retryAt: sql`${now} + interval '2 minutes'`,
    })
    .onConflictDoUpdate({
      target: [setAsideRows.job, setAsideRows.subject],
      set: {
        error: row.error,
        attempts: sql`${setAsideRows.attempts} + 1`,
        lastFailedAt: at,
        // Twice as long each time, up to 17 hours.
        retryAt: sql`${now} + interval '2 minutes' * power(2, least(${setAsideRows.attempts}, 9))`,
      },
    });
}

/** What an admin may read of an error: its name and code; its message can repeat personal data. */
function toName(error: unknown): string {
  const { type, code, cause } = errorFacts(error);
  const own = [type, code].filter((part) => typeof part === 'string').join(' ');
  const inner = error instanceof Error && cause !== undefined ? ` (${toName(error.cause)})` : '';
  return own + inner;
}
