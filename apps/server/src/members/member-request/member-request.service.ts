import {
  type Failure,
  MAX_OPEN_MEMBER_REQUESTS,
  type MemberRequest,
  type NewMemberRequest,
  type QueryOf,
  type RaisedMemberRequest,
  type Result,
  fail,
  type listOwnMemberRequests,
  ok,
  type raiseMemberRequest,
  type withdrawMemberRequest,
} from '@pgm/api/contract';
import { isId, newId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { toCorrectedColumns } from '../profile/profile-correction.transactions.ts';
import { toMemberRequest } from './member-request.mapper.ts';
import type { MemberRequestRepository, MemberRequestRow } from './member-request.repository.ts';

/** A member's wish to be placed below a sponsor. */
interface WishedSponsor {
  readonly row: MemberRequestRow;
  readonly sponsorName: string | null;
}

/** The requests of members; members create, see and withdraw only their own. */
export class MemberRequestService {
  readonly #repository: MemberRequestRepository;
  readonly #limiter: RateLimiter;
  readonly #now: () => number;

  constructor(repository: MemberRequestRepository, limiter: RateLimiter, now: () => number) {
    this.#repository = repository;
    this.#limiter = limiter;
    this.#now = now;
  }

  /** Not found, unless the id is the caller's own. */
  async find(callerId: string, userId: string): Promise<Result<true, Failure<'notFound'>>> {
    return userId.toLowerCase() === callerId ? ok(true) : NOT_FOUND;
  }

  list(
    userId: string,
    query: QueryOf<typeof listOwnMemberRequests>,
  ): Promise<Outcome<typeof listOwnMemberRequests>> {
    return paged(
      {
        list: async (filter) => (await this.#repository.list(filter)).map(ownRequest),
        count: (filter) => this.#repository.count(filter),
      },
      { ...query, userId },
    );
  }

  async raise(userId: string, request: NewMemberRequest): Promise<Outcome<typeof raiseMemberRequest>> {
    const rejection = await this.#limiter.count('request', userId);
    if (rejection) return rejection;
    const at = new Date(this.#now());
    const wished = await this.#toRow(userId, request, at);
    if (!wished.ok) return wished;
    const { row, sponsorName } = wished.value;
    const entry = { ...row, id: newId(), userId };
    const stored = await this.#repository.raise(entry, MAX_OPEN_MEMBER_REQUESTS, at);
    return stored ? ok({ success: true, data: toMemberRequest(stored, sponsorName) }) : TOO_MANY;
  }

  async withdraw(userId: string, id: string): Promise<Outcome<typeof withdrawMemberRequest>> {
    const result = isId(id) ? await this.#repository.withdraw(userId, id) : 'unknown';
    if (result === 'unknown') return NOT_FOUND;
    return result === 'withdrawn' ? ok({ success: true as const }) : DECIDED;
  }

  async #toRow(
    userId: string,
    request: NewMemberRequest,
    at: Date,
  ): Promise<Result<WishedSponsor, Failure<'invalid' | 'conflict'>>> {
    if (request.kind === 'PROFILE_CORRECTION')
      return toCorrectedColumns(request, at) ? ok({ row: request, sponsorName: null }) : NO_ADULT;
    const { kind, reason } = request;
    const referralCode = request.referralCode.toUpperCase();
    const own = await this.#repository.toAssociate(userId);
    if (!own) return NO_ASSOCIATE;
    const sponsor = await this.#repository.associateWith(referralCode);
    if (!sponsor) return invalidCode('No associate has this referral code.');
    if (sponsor.id === own.id) return invalidCode('This is your own referral code.');
    if (sponsor.id === own.parentId) return invalidCode('This is already your sponsor.');
    if (await this.#repository.isBelow(sponsor.id, own.id))
      return invalidCode('This associate is in your team.');
    const row = { kind, referralCode, sponsorId: sponsor.id, text: reason };
    return ok({ row, sponsorName: sponsor.name });
  }
}

/** A request without what only admins see, for the member's own list. */
function ownRequest({
  member: _member,
  storedValue: _stored,
  sponsorId: _sponsor,
  ...own
}: RaisedMemberRequest): MemberRequest {
  return own;
}

/** How many requests a member may send in an hour, so that referral codes cannot be guessed. */
export const REQUESTS_PER_MEMBER = { max: 60, windowSeconds: 3600 };

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
/** The contract has checked all but the age. */
const NO_ADULT = fail({
  code: 'invalid' as const,
  message: 'You must be 18 or older',
  fields: { text: 'You must be 18 or older' },
});
const NO_ASSOCIATE = fail({ code: 'conflict' as const, message: 'This account is not an associate.' });
const DECIDED = fail({ code: 'conflict' as const, message: 'This request has already been decided.' });
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can have at most ${MAX_OPEN_MEMBER_REQUESTS} open requests.`,
});

function invalidCode(message: string) {
  return fail({ code: 'invalid' as const, message, fields: { referralCode: message } });
}
