import {
  type AnswerOf,
  type GrievanceStep,
  type QueryOf,
  type Result,
  fail,
  type listGrievances,
  ok,
  type setGrievanceStatus,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import { pageOf, paginationOf } from '../platform/paging.ts';
import type { GrievanceDeskRepository } from './grievance-desk.repository.ts';
import type { GrievanceMessages } from './grievance-messages.ts';

/** Who moves a complaint on, and where visitors reach the site. */
interface Mover {
  readonly staffId: string;
  readonly origin: string;
}

/** The complaints of all people, as staff work on them. */
export class GrievanceDeskService {
  readonly #repository: GrievanceDeskRepository;
  readonly #messages: GrievanceMessages;
  readonly #now: () => number;

  constructor(repository: GrievanceDeskRepository, messages: GrievanceMessages, now: () => number) {
    this.#repository = repository;
    this.#messages = messages;
    this.#now = now;
  }

  async list(query: QueryOf<typeof listGrievances>): Promise<Result<AnswerOf<typeof listGrievances>>> {
    const filter = { status: query.status, page: pageOf(query) };
    const pagination = paginationOf(filter.page, await this.#repository.count(filter));
    return ok({ success: true, data: await this.#repository.list(filter), pagination });
  }

  /** Not found, unless there is such a complaint. */
  async find(id: string): Promise<Result<true>> {
    return isId(id) && (await this.#repository.find(id)) ? ok(true) : NOT_FOUND;
  }

  /** Moves a complaint one step, in the name of one of the staff; a solution is told by SMS and mail, too. */
  async setStatus(
    { staffId, origin }: Mover,
    id: string,
    { status, note }: GrievanceStep,
  ): Promise<Result<AnswerOf<typeof setGrievanceStatus>>> {
    const at = new Date(this.#now());
    const isTaken = await this.#repository.takeStep({ id, to: status, note: note || null, staffId, at });
    if (!isTaken) return REFUSED;
    const grievance = await this.#repository.find(id);
    if (!grievance) return NOT_FOUND;
    if (status === 'RESOLVED') this.#messages.tellResolved({ ...grievance, origin });
    return ok({ success: true, data: grievance });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const REFUSED = fail({
  code: 'conflict' as const,
  message: 'A complaint cannot go there from where it is now.',
});
