import {
  type AnswerOf,
  MOST_OPEN_REQUESTS,
  type MemberRequest,
  type NewRequest,
  type QueryOf,
  type RaisedRequest,
  type Result,
  fail,
  type listOwnRequests,
  ok,
  type raiseRequest,
  type withdrawRequest,
} from '@pgm/api/contract';
import { isId, newId } from '../platform/id.ts';
import { answerList, pageOf } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { memberRequestOf } from './member-request-of.ts';
import type { MemberRequestRepository, RequestRow } from './member-request.repository.ts';

/** Who asks to be placed below whom. */
interface WishedSponsor {
  readonly row: RequestRow;
  readonly sponsorName: string | null;
}

/** Requests of members; each raises, sees and takes back their own only. */
export class MemberRequestService {
  readonly #repository: MemberRequestRepository;
  readonly #limiter: RateLimiter;
  readonly #now: () => number;

  constructor(repository: MemberRequestRepository, limiter: RateLimiter, now: () => number) {
    this.#repository = repository;
    this.#limiter = limiter;
    this.#now = now;
  }

  /** Not found, unless it is the caller's own id. */
  async find(callerId: string, userId: string): Promise<Result<true>> {
    return userId.toLowerCase() === callerId ? ok(true) : NOT_FOUND;
  }

  list(
    userId: string,
    query: QueryOf<typeof listOwnRequests>,
  ): Promise<Result<AnswerOf<typeof listOwnRequests>>> {
    return answerList(
      {
        list: async (filter) => (await this.#repository.list(filter)).map(ownRequest),
        count: (filter) => this.#repository.count(filter),
      },
      { userId, page: pageOf(query) },
    );
  }

  async raise(userId: string, request: NewRequest): Promise<Limited<AnswerOf<typeof raiseRequest>>> {
    const refusal = await this.#limiter.count('request', userId);
    if (refusal) return refusal;
    const wished = await this.#rowOf(userId, request);
    if (!wished.ok) return wished;
    const { row, sponsorName } = wished.value;
    const entry = { ...row, id: newId(), userId };
    const stored = await this.#repository.raise(entry, MOST_OPEN_REQUESTS, new Date(this.#now()));
    return stored ? ok({ success: true, data: memberRequestOf(stored, sponsorName) }) : TOO_MANY;
  }

  async withdraw(userId: string, id: string): Promise<Result<AnswerOf<typeof withdrawRequest>>> {
    const result = isId(id) ? await this.#repository.withdraw(userId, id) : 'unknown';
    if (result === 'unknown') return NOT_FOUND;
    return result === 'withdrawn' ? ok({ success: true as const }) : DECIDED;
  }

  async #rowOf(userId: string, request: NewRequest): Promise<Result<WishedSponsor>> {
    if (request.kind === 'PROFILE_CORRECTION') return ok({ row: request, sponsorName: null });
    const { kind, reason } = request;
    const referralCode = request.referralCode.toUpperCase();
    const own = await this.#repository.associateOf(userId);
    if (!own) return NO_ASSOCIATE;
    const sponsor = await this.#repository.associateWith(referralCode);
    if (!sponsor) return wrongCode('No associate has this referral code.');
    if (sponsor.id === own.id) return wrongCode('This is your own referral code.');
    if (sponsor.id === own.parentId) return wrongCode('This is your sponsor already.');
    if (await this.#repository.isBelow(sponsor.id, own.id))
      return wrongCode('This associate stands below you.');
    const row = { kind, referralCode, sponsorId: sponsor.id, text: reason };
    return ok({ row, sponsorName: sponsor.name });
  }
}

/** A request without who raised it: they know. */
function ownRequest({ member: _member, ...own }: RaisedRequest): MemberRequest {
  return own;
}

/** How many requests a member may send in an hour: referral codes are not to be tried out by them. */
export const REQUESTS_PER_MEMBER = { most: 60, windowSeconds: 3600 };

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ASSOCIATE = fail({ code: 'conflict' as const, message: 'This account is no associate.' });
const DECIDED = fail({ code: 'conflict' as const, message: 'This request is decided already.' });
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can have at most ${MOST_OPEN_REQUESTS} open requests.`,
});

function wrongCode(message: string) {
  return fail({ code: 'invalid' as const, message, fields: { referralCode: message } });
}
