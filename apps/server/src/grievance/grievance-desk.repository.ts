import type { GrievanceStatus, StaffGrievance } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { staffGrievanceOf } from './grievance-of.ts';
import { grievances } from './grievance.schema.ts';
import { selectGrievances } from './select-grievances.ts';
import { type GrievanceStepTaken, takeGrievanceStep } from './take-grievance-step.ts';

/** What narrows the list of all complaints. */
export interface DeskFilter {
  readonly status: GrievanceStatus | undefined;
  readonly page: PageRequest;
}

/** SQL over the complaints of all people. */
export class GrievanceDeskRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first. */
  async list({ status, page }: DeskFilter): Promise<StaffGrievance[]> {
    return (await selectGrievances(this.#db, within(status), page)).map(staffGrievanceOf);
  }

  /** How many there are in all, whatever the page. */
  count({ status }: DeskFilter): Promise<number> {
    return this.#db.$count(grievances, within(status));
  }

  async find(id: string): Promise<StaffGrievance | undefined> {
    const [row] = await selectGrievances(this.#db, eq(grievances.id, id));
    return row && staffGrievanceOf(row);
  }

  /** Moves a complaint one step, all or nothing; whether it could go there. */
  takeStep(step: GrievanceStepTaken): Promise<boolean> {
    return this.#db.transaction((tx) => takeGrievanceStep(tx, step));
  }
}

function within(status: GrievanceStatus | undefined) {
  return status === undefined ? undefined : eq(grievances.status, status);
}
