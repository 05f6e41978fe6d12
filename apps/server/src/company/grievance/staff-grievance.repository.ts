import {
  type Assignment,
  type Failure,
  type QueryOf,
  type Result,
  type StaffGrievance,
  fail,
  type listGrievances,
  ok,
} from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { containsIn } from '../../platform/http/staff-list.ts';
import { ASSIGNED_ALREADY, canAssign, holdAssignee } from '../../auth/assignment/assignee.transactions.ts';
import { type AppliedGrievanceStep, applyGrievanceStep } from './apply-grievance-step.ts';
import { recordGrievances } from './grievance-audit.ts';
import { grievanceSerial, isGrievanceNumber } from './grievance-number.ts';
import { type GrievanceRow, toStaffGrievance } from './grievance.mapper.ts';
import { grievances } from './grievance.schema.ts';
import { isSettled, selectGrievances } from './grievance.transactions.ts';

type Query = QueryOf<typeof listGrievances>;

/** Filters, order and page of the list of all grievances. */
export type StaffFilter = Pick<Query, 'search' | 'status' | 'category' | 'assignee' | 'sort'> & {
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

  async list({ page, sort, ...filter }: StaffFilter, caller: Caller): Promise<StaffGrievance[]> {
    const rows = await selectGrievances(this.#db, matching(filter, caller.id), page, ORDERS[sort]);
    return this.#named(this.#db, rows, caller);
  }

  /** The number of all matches, on all pages. */
  count({ page: _page, sort: _sort, ...filter }: StaffFilter, caller: Caller): Promise<number> {
    return this.#db.$count(grievances, matching(filter, caller.id));
  }

  find(id: string, caller: Caller): Promise<StaffGrievance | undefined> {
    return this.#find(this.#db, id, caller);
  }

  /**
   * Assigns it to the caller or a colleague, or to none, with its audit entry; a 'conflict' when another member of staff works
   * on it.
   */
  assign(
    id: string,
    assignment: Assignment,
    caller: Caller,
  ): Promise<Result<undefined, Failure<'forbidden' | 'invalid' | 'conflict'>>> {
    return this.#db.transaction(async (tx) => {
      const held = await holdAssignee(tx, assignment, { caller, area: 'people' });
      if (!held.ok) return held;
      const isThis = eq(grievances.id, id);
      const [before] = await tx.select().from(grievances).where(isThis).for('no key update');
      if (!before || !canAssign(before.assignedTo, caller)) return fail(ASSIGNED_ALREADY);
      const assignedTo = held.value;
      if (assignedTo === before.assignedTo) return ok(undefined);
      await tx.update(grievances).set({ assignedTo }).where(isThis);
      const editor = { actorId: caller.id, at: new Date(this.#now()) };
      await recordGrievances(tx, [{ before, changes: { assignedTo } }], editor);
      return ok(undefined);
    });
  }

  /**
   * Moves a grievance one step, and notifies its sender in the same transaction; undefined when the step is not
   * allowed.
   */
  applyStep(
    step: AppliedGrievanceStep,
    caller: Caller,
    notify: (tx: Database, moved: StaffGrievance) => Promise<void>,
  ): Promise<StaffGrievance | undefined> {
    return this.#db.transaction(async (tx) => {
      if (!(await applyGrievanceStep(tx, step))) return undefined;
      const moved = await this.#find(tx, step.id, caller);
      if (moved) await notify(tx, moved);
      return moved;
    });
  }

  async #find(db: Database, id: string, caller: Caller): Promise<StaffGrievance | undefined> {
    const rows = await selectGrievances(db, eq(grievances.id, id));
    const [found] = await this.#named(db, rows, caller);
    return found;
  }

  /** Grievances as the caller sees them, with the names of those who work on them. */
  async #named(db: Database, rows: readonly GrievanceRow[], caller: Caller): Promise<StaffGrievance[]> {
    const ids = [...new Set(rows.flatMap(({ grievance }) => grievance.assignedTo ?? []))];
    const assignees = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
    const names = new Map(assignees.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]));
    const reader = { caller, at: new Date(this.#now()) };
    return rows.map((row) => toStaffGrievance(row, reader, names));
  }
}

/** Each has an index. */
const ORDERS: Readonly<Record<Query['sort'], readonly SQL[]>> = {
  newest: [desc(grievances.registeredAt), desc(grievances.id)],
  '-newest': [asc(grievances.registeredAt), asc(grievances.id)],
  due: [asc(isSettled), asc(grievances.answerBy), asc(grievances.id)],
  '-due': [desc(isSettled), desc(grievances.answerBy), desc(grievances.id)],
};

function matching(
  { search, status, category, assignee }: Pick<Query, 'search' | 'status' | 'category' | 'assignee'>,
  callerId: string,
) {
  return and(
    assignee && (assignee === 'none' ? isNull(grievances.assignedTo) : eq(grievances.assignedTo, callerId)),
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
