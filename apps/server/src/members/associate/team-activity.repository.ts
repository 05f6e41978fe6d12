import type { TeamActivity } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { startOfIndiaDay } from '../../platform/india-days.ts';

/** What one member did in a month. */
type Activity = Pick<TeamActivity, 'points' | 'lastOrderOn' | 'isActive'>;

/** The SQL of what members of a team do. */
export class TeamActivityRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** What accounts did in a month, by their ids: one statement, which looks up each account in two indexes. */
  async list(userIds: readonly string[], month: string): Promise<ReadonlyMap<string, Activity>> {
    const [from, until] = [startOfMonth(month), startOfMonth(nextMonth(month))];
    const rows = await this.#db
      .select({
        userId: sql<string>`person.id`,
        points: sql`confirmed.points`.mapWith(Number),
        lastOrderOn: sql<string | null>`to_char(latest.placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
        isActive: sql<boolean>`exists (
          select from orders where user_id = person.id and placed_at >= ${from}::timestamptz
            and placed_at < ${until}::timestamptz and status not in ('CANCELLED', 'RETURNED'))`,
      })
      .from(
        // The text of an array, which every driver sends in the same way.
        sql`unnest(${`{${userIds.join(',')}}`}::text::uuid[]) as person (id)
          cross join lateral (
            select coalesce(sum(points), 0) as points from bv_entries
            where user_id = person.id and points_group = 'CONFIRMED' and type = 'CREDIT'
              and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
          ) as confirmed
          left join lateral (
            select placed_at from orders
            where user_id = person.id and status not in ('CANCELLED', 'RETURNED')
            order by placed_at desc, id desc limit 1
          ) as latest on true`,
      );
    return new Map(rows.map(({ userId, ...activity }) => [userId, activity]));
  }
}

/** The first moment of a month in India, as ISO text. */
function startOfMonth(month: string): string {
  return startOfIndiaDay(`${month}-01`).toISOString();
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
