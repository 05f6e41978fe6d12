import type { TeamActivity } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { nextMonth, startOfMonth } from '../../platform/india-months.ts';
import { isOfMonth, netPoints } from '../points/points-entry.schema.ts';

/** What one member did in a month. */
type Activity = Pick<TeamActivity, 'points' | 'lastOrderOn' | 'isActive'>;

/** The SQL of what members of a team do. */
export class TeamActivityRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** What accounts did in a month, by their ids. */
  async list(userIds: readonly string[], month: string): Promise<ReadonlyMap<string, Activity>> {
    const rows = await selectActivities(this.#db, userIds, month);
    return new Map(rows.map(({ userId, ...activity }) => [userId, activity]));
  }
}

/** What accounts did in a month: one statement, which looks up each account in two indexes. */
export function selectActivities(db: Database, userIds: readonly string[], month: string) {
  const from = sql`${startOfMonth(month).toISOString()}::timestamptz`;
  const until = sql`${startOfMonth(nextMonth(month)).toISOString()}::timestamptz`;
  return db
    .select({
      userId: sql<string>`person.id`,
      points: sql`confirmed.points`.mapWith(Number),
      lastOrderOn: sql<string | null>`to_char(latest.placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      isActive: sql<boolean>`exists (
        select from orders where user_id = person.id and placed_at >= ${from} and placed_at < ${until}
          and status not in ('CANCELLED', 'RETURNED'))`,
    })
    .from(
      // The text of an array, which every driver sends in the same way.
      sql`unnest(${`{${userIds.join(',')}}`}::text::uuid[]) as person (id)
        cross join lateral (
          select coalesce(${netPoints}, 0) as points from bv_entries
          where user_id = person.id and created_at >= ${from} and created_at < ${until} and ${isOfMonth}
        ) as confirmed
        left join lateral (
          select placed_at from orders
          where user_id = person.id and status not in ('CANCELLED', 'RETURNED')
          order by placed_at desc, id desc limit 1
        ) as latest on true`,
    );
}
