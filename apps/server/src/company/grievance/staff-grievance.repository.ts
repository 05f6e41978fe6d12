import type { GrievanceStatus, StaffGrievance } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { toStaffGrievance } from './grievance.mapper.ts';
import { grievances } from './grievance.schema.ts';
import { selectGrievances } from './grievance.transactions.ts';
import { type AppliedGrievanceStep, applyGrievanceStep } from './apply-grievance-step.ts';

/** Filter and page of the list of all grievances. */
export interface StaffFilter {
  readonly status?: GrievanceStatus | undefined;
  readonly page: PageRequest;
}

/** SQL over the grievances of all people, for staff. */
export class StaffGrievanceRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first. */
  async list({ status, page }: StaffFilter): Promise<StaffGrievance[]> {
    return (await selectGrievances(this.#db, within(status), page)).map(toStaffGrievance);
  }

  /** The number of all matches, on all pages. */
  count({ status }: StaffFilter): Promise<number> {
    return this.#db.$count(grievances, within(status));
  }

  find(id: string): Promise<StaffGrievance | undefined> {
    return find(this.#db, id);
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
      const moved = await find(tx, step.id);
      if (moved) await notify(tx, moved);
      return moved;
    });
  }
}

async function find(db: Database, id: string): Promise<StaffGrievance | undefined> {
  const [row] = await selectGrievances(db, eq(grievances.id, id));
  return row && toStaffGrievance(row);
}

function within(status: GrievanceStatus | undefined) {
  return status === undefined ? undefined : eq(grievances.status, status);
}
