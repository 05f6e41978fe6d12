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

  async find(id: string): Promise<StaffGrievance | undefined> {
    const [row] = await selectGrievances(this.#db, eq(grievances.id, id));
    return row && toStaffGrievance(row);
  }

  /** Moves a grievance one step, in one transaction; false when the step is not allowed. */
  applyStep(step: AppliedGrievanceStep): Promise<boolean> {
    return this.#db.transaction((tx) => applyGrievanceStep(tx, step));
  }
}

function within(status: GrievanceStatus | undefined) {
  return status === undefined ? undefined : eq(grievances.status, status);
}
