import {
  type AnswerOf,
  type ParamsOf,
  type QueryOf,
  type Result,
  type approveRequest,
  fail,
  type listAllRequests,
  ok,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import { answerList, pageOf } from '../platform/paging.ts';
import type { MemberRequestRepository } from './member-request.repository.ts';

type Which = ParamsOf<typeof listAllRequests>['param'];
type Decided = AnswerOf<typeof approveRequest>;

/** The requests of all members, as admins decide on them. */
export class RequestDeskService {
  readonly #repository: MemberRequestRepository;
  readonly #now: () => number;

  constructor(repository: MemberRequestRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(
    which: Which,
    query: QueryOf<typeof listAllRequests>,
  ): Promise<Result<AnswerOf<typeof listAllRequests>>> {
    const status = which === 'ALL' ? undefined : which;
    return answerList(this.#repository, { status, page: pageOf(query) });
  }

  /** Not found, unless there is such a request. */
  async find(id: string): Promise<Result<true>> {
    return isId(id) && (await this.#repository.has(id)) ? ok(true) : NOT_FOUND;
  }

  approve(adminId: string, id: string): Promise<Result<Decided>> {
    return this.#decide({ requestId: id, adminId, status: 'APPROVED' });
  }

  reject(adminId: string, id: string, note: string | undefined): Promise<Result<Decided>> {
    return this.#decide({ requestId: id, adminId, status: 'REJECTED', note });
  }

  async #decide(decision: {
    readonly requestId: string;
    readonly adminId: string;
    readonly status: 'APPROVED' | 'REJECTED';
    readonly note?: string | undefined;
  }): Promise<Result<Decided>> {
    if (!isId(decision.requestId)) return NOT_FOUND;
    const result = await this.#repository.decide({ ...decision, at: new Date(this.#now()) });
    if (!result.ok) return result;
    const request = await this.#repository.find(decision.requestId);
    return request ? ok({ success: true, data: request }) : NOT_FOUND;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
