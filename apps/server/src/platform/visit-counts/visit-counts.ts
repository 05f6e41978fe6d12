import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { toIndiaDay } from '../india-days.ts';
import { visitCounts } from './visit-counts.schema.ts';

/** How many different things are counted in memory until they are stored; more are not counted. */
const MAX_IN_MEMORY = 5000;

/** How many different things of a kind a day has; more are not stored. */
const MAX_PER_DAY = 1000;

/** How long counts are stored, in days: 13 months. */
const RETENTION_DAYS = 396;

const DAY_MS = 86_400_000;

/** What is counted: looks at a product, products put into carts, searches that found nothing, and the sites visits came from. */
const KINDS = ['view', 'cart', 'search', 'source'] as const;
export type CountKind = (typeof KINDS)[number];

type VisitCount = typeof visitCounts.$inferSelect;

/**
 * Counts what visitors do, by day. It counts in memory, and a job stores the sums: so visitors wait for no row that
 * many of them change, and nothing of a single visit is stored.
 */
export class VisitCounts {
  readonly #db: Database;
  readonly #now: () => number;
  #counts = new Map<string, VisitCount>();

  /** @param now in ms since 1970 */
  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts one more. @param subject the id of a product, the words of a search, or the name of a site */
  add(kind: CountKind, subject: string): void {
    this.#add({ day: toIndiaDay(new Date(this.#now())), kind, subject, count: 1 });
  }

  /** Adds what was counted to the stored sums; processes can do so at once. What cannot be stored now is stored later. */
  async store(): Promise<void> {
    const counted = [...this.#counts.values()];
    if (counted.length === 0) return;
    this.#counts = new Map();
    try {
      // In the order of the key, so that two processes never wait for each other.
      await this.#db.execute(sql`
        insert into visit_counts as stored (day, kind, subject, count)
        select day, kind, subject, count
        from json_to_recordset(${JSON.stringify(counted)}::json)
          as counted (day date, kind text, subject text, count integer)
        where exists (
            select from visit_counts as known
            where (known.kind, known.day, known.subject) = (counted.kind, counted.day, counted.subject)
          )
          or (
            select count(*) from visit_counts as known
            where (known.kind, known.day) = (counted.kind, counted.day)
          ) < ${MAX_PER_DAY}
        order by kind, day, subject
        on conflict (kind, day, subject) do update set count = stored.count + excluded.count`);
    } catch (error) {
      for (const count of counted) this.#add(count);
      throw error;
    }
  }

  /** Deletes the counts of more than 13 months ago. */
  async removeOld(): Promise<void> {
    const oldest = toIndiaDay(new Date(this.#now() - RETENTION_DAYS * DAY_MS));
    // The index begins with the kind.
    await this.#db
      .delete(visitCounts)
      .where(and(inArray(visitCounts.kind, KINDS), lt(visitCounts.day, oldest)));
  }

  #add({ count, ...counted }: VisitCount): void {
    const key = JSON.stringify([counted.day, counted.kind, counted.subject]);
    const before = this.#counts.get(key)?.count ?? 0;
    if (before > 0 || this.#counts.size < MAX_IN_MEMORY)
      this.#counts.set(key, { ...counted, count: before + count });
  }
}
