import { type GroupPoints, lastMonths } from '@pgm/api/contract';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { startOfIndiaDay } from '../../platform/india-days.ts';
import { confirmedMonth, isOfMonth, netPoints, pointsEntries } from '../points/points-entry.schema.ts';
import type { NodeRow } from '../../members/associate/associate.schema.ts';
import { teamPoints } from './team-points.schema.ts';

/** The SQL of the points per month. */
export class TeamPointsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The points of an associate and of the team in each of the last months, the newest first. */
  async list({ id, userId }: Pick<NodeRow, 'id' | 'userId'>, now: Date): Promise<GroupPoints[]> {
    const months = lastMonths(now);
    const own = await this.#db
      .select({ month: confirmedMonth, points: netPoints.mapWith(Number) })
      .from(pointsEntries)
      .where(
        and(
          eq(pointsEntries.userId, userId),
          isOfMonth,
          gte(pointsEntries.createdAt, startOfIndiaDay(`${months.at(-1)}-01`)),
        ),
      )
      .groupBy(sql`1`);
    const team = await this.#db
      .select({ month: teamPoints.month, points: teamPoints.points })
      .from(teamPoints)
      .where(and(eq(teamPoints.associateId, id), inArray(teamPoints.month, [...months])));
    const toPoints = (rows: typeof team, month: string) =>
      rows.find((row) => row.month === month)?.points ?? 0;
    return months.map((month) => ({ month, own: toPoints(own, month), team: toPoints(team, month) }));
  }
}
