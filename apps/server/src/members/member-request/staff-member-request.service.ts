import {
  type ParamsOf,
  type QueryOf,
  type approveMemberRequest,
  fail,
  type getMemberRequest,
  type listAllMemberRequests,
  ok,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { MemberRequestRepository } from './member-request.repository.ts';

type Which = ParamsOf<typeof listAllMemberRequests>['param'];

/** The requests of all members, for the admins who decide on them. */
export class StaffMemberRequestService {
  readonly #repository: MemberRequestRepository;
  readonly #now: () => number;

  constructor(repository: MemberRequestRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(
    which: Which,
    { memberId, ...query }: QueryOf<typeof listAllMemberRequests>,
  ): Promise<Outcome<typeof listAllMemberRequests>> {
    const status = which === 'ALL' ? undefined : which;
    return paged(this.#repository, { ...query, status, userId: memberId });
  }

  async get(id: string): Promise<Outcome<typeof getMemberRequest>> {
    const request = isId(id) ? await this.#repository.find(id) : undefined;
    return request ? ok({ success: true, data: request }) : NO_REQUEST;
  }

  approve(adminId: string, id: string): Promise<Outcome<typeof approveMemberRequest>> {
    return this.#decide({ requestId: id, adminId, status: 'APPROVED' });
  }

  reject(
    adminId: string,
    id: string,
    note: string | undefined,
  ): Promise<Outcome<typeof approveMemberRequest>> {
    return this.#decide({ requestId: id, adminId, status: 'REJECTED', note });
  }

  async #decide(decision: {
    readonly requestId: string;
    readonly adminId: string;
    readonly status: 'APPROVED' | 'REJECTED';
    readonly note?: string | undefined;
  }): Promise<Outcome<typeof approveMemberRequest>> {
    if (!isId(decision.requestId)) return NOT_FOUND;
    const result = await this.#repository.decide({ ...decision, at: new Date(this.#now()) });
    if (!result.ok && result.failure.code !== 'conflict') return result;
    const request = await this.#repository.find(decision.requestId);
    // After another decision the admin sees the request as it is now.
    const isDecided = request !== undefined && request.status !== 'OPEN';
    if (!result.ok) return fail({ ...result.failure, ...(isDecided && { current: request }) });
    return request ? ok({ success: true, data: request }) : NOT_FOUND;
  }
}

const NO_REQUEST = fail({ code: 'notFound' as const, message: 'Request not found' });
const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
