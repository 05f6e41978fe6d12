import type { QueryOf, StaffGrievance, listGrievances } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { containsIn } from '../../platform/http/staff-list.ts';
import { type AppliedGrievanceStep, applyGrievanceStep } from './apply-grievance-step.ts';
import { grievanceSerial, isGrievanceNumber } from './grievance-number.ts';
import { toStaffGrievance } from './grievance.mapper.ts';
import { grievances } from './grievance.schema.ts';
import { selectGrievances } from './grievance.transactions.ts';

type Query = QueryOf<typeof listGrievances>;

/** Filters, order and page of the list of all grievances. */
export type StaffFilter = Pick<Query, 'search' | 'status' | 'category' | 'sort'> & {
  readonly page: PageRequest;
};

/** SQL over the grievances of all people, for staff. */
export class StaffGrievanceRepository {
  readonly #db: Database;
  readonly #now: () => number;
  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async list({ page, sort, ...filter }: StaffFilter): Promise<StaffGrievance[]> {
    const rows = await selectGrievances(this.#db, matching(filter), page, ORDERS[sort]);
    return rows.map((row) => toStaffGrievance(row, new Date(this.#now())));
  }

  /** The number of all matches, on all pages. */
  count({ page: _page, sort: _sort, ...filter }: StaffFilter): Promise<number> {
    return this.#db.$count(grievances, matching(filter));
  }

  find(id: string): Promise<StaffGrievance | undefined> {
    return this.#find(this.#db, id);
  }

  /**
   * Moves a grievance one step, and notifies its sender in the same transaction; undefined when the step is not
   * allowed.
   */
  applyStep(
    step: AppliedGrievanceStep,
    notify: (tx: Database, moved: StaffGrievance) => Promise<void>,
  ): Promise<StaffGrievance | undefined> {
    return this.#db.transaction(async (tx) => {
      if (!(await applyGrievanceStep(tx, step))) return undefined;
      const moved = await this.#find(tx, step.id);
      if (moved) await notify(tx, moved);
      return moved;
    });
  }

  async #find(db: Database, id: string): Promise<StaffGrievance | undefined> {
    const [row] = await selectGrievances(db, eq(grievances.id, id));
    return row && toStaffGrievance(row, new Date(this.#now()));
  }
}

const isSettled = sql`(${grievances.status} in ('RESOLVED', 'CLOSED'))`;

/** Each has an index. */
const ORDERS: Readonly<Record<Query['sort'], readonly SQL[]>> = {
  newest: [desc(grievances.registeredAt), desc(grievances.id)],
  '-newest': [asc(grievances.registeredAt), asc(grievances.id)],
  due: [asc(isSettled), asc(grievances.answerBy), asc(grievances.id)],
  '-due': [desc(isSettled), desc(grievances.answerBy), desc(grievances.id)],
};

function matching({ search, status, category }: Pick<Query, 'search' | 'status' | 'category'>) {
  return and(
    status && eq(grievances.status, status),
    category && eq(grievances.category, category),
    search
      ? or(hasNumber(search), containsIn(search, grievances.name, grievances.mobile, grievances.email))
      : undefined,
  );
}

function hasNumber(search: string): SQL | undefined {
  const number = search.trim().toUpperCase();
  return isGrievanceNumber(number) ? eq(grievances.serial, grievanceSerial(number)) : undefined;
}
