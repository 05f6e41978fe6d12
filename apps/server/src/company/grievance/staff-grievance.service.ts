import {
  type BodyOf,
  type Failure,
  GRIEVANCES_PAGE,
  type GrievanceStep,
  type QueryOf,
  type Result,
  type StaffGrievance,
  type assignGrievance,
  fail,
  type listGrievances,
  ok,
  type setGrievanceStatus,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { StaffFilter, StaffGrievanceRepository } from './staff-grievance.repository.ts';
import type { GrievanceMessages } from './grievance-messages.ts';

/** The staff member that moves a grievance, and the address of the site. */
interface Mover {
  readonly caller: Caller;
  readonly origin: string;
}

/** The grievances of all people, for staff. */
export class StaffGrievanceService {
  readonly #repository: StaffGrievanceRepository;
  readonly #messages: GrievanceMessages;
  readonly #now: () => number;

  constructor(repository: StaffGrievanceRepository, messages: GrievanceMessages, now: () => number) {
    this.#repository = repository;
    this.#messages = messages;
    this.#now = now;
  }

  list(caller: Caller, query: QueryOf<typeof listGrievances>): Promise<Outcome<typeof listGrievances>> {
    const lists = {
      list: (filter: StaffFilter) => this.#repository.list(filter, caller),
      count: (filter: StaffFilter) => this.#repository.count(filter, caller),
    };
    return paged(lists, query, GRIEVANCES_PAGE);
  }

  /** Fails with not found unless the grievance exists. */
  async find(
    caller: Caller,
    id: string,
  ): Promise<Result<{ success: true; data: StaffGrievance }, Failure<'notFound'>>> {
    const grievance = isId(id) ? await this.#repository.find(id, caller) : undefined;
    return grievance ? ok({ success: true, data: grievance }) : NOT_FOUND;
  }

  /** Assigns a grievance to a staff member, or to none any more. */
  async assign(
    caller: Caller,
    id: string,
    assignment: BodyOf<typeof assignGrievance>,
  ): Promise<Outcome<typeof assignGrievance>> {
    const assigned = await this.#repository.assign(id, assignment, caller);
    if (assigned.ok) return this.find(caller, id);
    const { failure } = assigned;
    if (failure.code !== 'conflict') return assigned;
    return fail({ ...failure, current: await this.#repository.find(id, caller) });
  }

  /** Moves a grievance one step for a staff member; a solution is also sent by SMS and mail. */
  async setStatus(
    { caller, origin }: Mover,
    id: string,
    { status, note }: GrievanceStep,
  ): Promise<Outcome<typeof setGrievanceStatus>> {
    const at = new Date(this.#now());
    const step = { id, to: status, note: note || null, staffId: caller.id, at };
    const grievance = await this.#repository.applyStep(step, caller, async (tx, moved) => {
      if (status === 'RESOLVED') await this.#messages.reportResolved(tx, { ...moved, origin, at });
    });
    // Another member of staff was faster: the caller sees the grievance as it is now.
    if (!grievance) return fail({ ...REJECTED, current: await this.#repository.find(id, caller) });
    this.#messages.send();
    return ok({ success: true, data: grievance });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const REJECTED = {
  code: 'conflict',
  message: 'A complaint cannot go there from where it is now.',
} as const;
