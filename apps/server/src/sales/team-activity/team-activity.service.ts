import {
  MAX_VISITED,
  type QueryOf,
  TREE_PAGE,
  type TeamActivity,
  type getTeamActivityFile,
  type listTeamActivity,
  ok,
} from '@pgm/api/contract';
import { stringify } from 'csv-stringify/sync';
import { setImmediate } from 'node:timers/promises';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { toCell } from '../../platform/csv/csv-cells.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { CsvFile } from '../../platform/http/csv-file.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { toPage, toPagination } from '../../platform/http/paging.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { toName } from '../../platform/words/person-name.ts';
import type { PlacedRow } from '../../members/associate/associate.schema.ts';
import { TEAM_ACTIVITY_COLUMNS } from './team-activity-columns.ts';
import type { TeamActivityRepository } from './team-activity.repository.ts';
import type { TreeAccess } from '../../members/associate/tree-access.transactions.ts';

/** How many files a member may make: each reads the whole team. */
export const TEAM_FILES_PER_MEMBER = { max: 10, windowSeconds: LIMIT_WINDOW_SECONDS };

/** How many associates of a file are in memory with their activity at a time. */
const ROWS_AT_ONCE = 500;

interface TeamActivityParts {
  readonly access: TreeAccess;
  readonly repository: TeamActivityRepository;
  /** Counts {@link TEAM_FILES_PER_MEMBER}. */
  readonly files: RateLimiter;
  readonly now: () => number;
}

/** What the associates of the caller's own team do, month by month. */
export class TeamActivityService {
  readonly #parts: TeamActivityParts;
  constructor(parts: TeamActivityParts) {
    this.#parts = parts;
  }

  async list(
    caller: Caller,
    { level, month = this.#currentMonth(), ...query }: QueryOf<typeof listTeamActivity>,
  ): Promise<Outcome<typeof listTeamActivity>> {
    const own = await this.#parts.access.own(caller);
    if (!own.ok) return own;
    const page = toPage(query, TREE_PAGE);
    const read = await this.#parts.access.below(own.value, page, level);
    if (!read.ok) return read;
    return ok({
      success: true,
      data: await this.#toActivities(read.value.rows, month),
      total: read.value.total,
      pagination: toPagination(page, read.value.total),
    });
  }

  async file(
    caller: Caller,
    { level, month = this.#currentMonth() }: QueryOf<typeof getTeamActivityFile>,
  ): Promise<Outcome<typeof getTeamActivityFile>> {
    const own = await this.#parts.access.own(caller);
    if (!own.ok) return own;
    const rejection = await this.#parts.files.count('team file', caller.id);
    if (rejection) return rejection;
    const whole = { page: 1, limit: MAX_VISITED, offset: 0 };
    const read = await this.#parts.access.below(own.value, whole, level);
    if (!read.ok) return read;
    return ok(new CsvFile(`team-${month}.csv`, this.#toCsv(read.value.rows, month)));
  }

  /** The mark by which Excel knows UTF-8, the columns, and the rows. */
  async *#toCsv(rows: readonly PlacedRow[], month: string): AsyncGenerator<string> {
    const columns = Object.entries(TEAM_ACTIVITY_COLUMNS);
    yield `\uFEFF${stringify([columns.map(([name]) => toCell(name))])}`;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const activities = await this.#toActivities(rows.slice(at, at + ROWS_AT_ONCE), month);
      yield stringify(activities.map((one) => columns.map(([, toText]) => toCell(toText(one, month)))));
      // Requests get their turn only by a pause.
      await setImmediate();
    }
  }

  async #toActivities(rows: readonly PlacedRow[], month: string): Promise<TeamActivity[]> {
    const activities = await this.#parts.repository.list(
      rows.map(({ userId }) => userId),
      month,
    );
    return rows.map((row) => ({
      id: row.id,
      name: toName(row),
      referralCode: row.referralCode,
      level: row.level,
      ...(activities.get(row.userId) ?? { points: 0, lastOrderOn: null, isActive: false }),
    }));
  }

  #currentMonth(): string {
    return toIndiaDay(new Date(this.#parts.now())).slice(0, 7);
  }
}
