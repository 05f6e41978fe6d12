import {
  type AssociateChanges,
  type Failure,
  type QueryOf,
  type Result,
  fail,
  type getOwnAssociate,
  type getSponsor,
  type listSponsorChanges,
  ok,
  type updateAssociate,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { toAssociate } from './associate.mapper.ts';
import type { AssociateRepository, SetSharesContact } from './associate.repository.ts';
import type { ParentHistoryRepository } from './parent-history.repository.ts';

interface AssociateParts {
  readonly repository: AssociateRepository;
  readonly history: ParentHistoryRepository;
  /** The counter of {@link SPONSOR_LIMIT}. */
  readonly lookUps: RateLimiter;
  /** Whether a member accepted an older version of the agreement than the one that is valid at a moment. */
  readonly isAgreementOutdated: (userId: string, at: Date) => Promise<boolean>;
  readonly setSharesContact: SetSharesContact;
  readonly now: () => number;
}

/** Single associates: what they, staff and a visitor with a referral link may see and change. */
export class AssociateService {
  readonly #parts: AssociateParts;
  constructor(parts: AssociateParts) {
    this.#parts = parts;
  }

  async self(userId: string): Promise<Outcome<typeof getOwnAssociate>> {
    const { isAgreementOutdated, now, repository } = this.#parts;
    const row = await repository.find(userId);
    if (!row) return NO_ASSOCIATE;
    const isOutdated = await isAgreementOutdated(row.userId, new Date(now()));
    return ok({ success: true, data: { ...toAssociate(row), isAgreementOutdated: isOutdated } });
  }

  /** The changes of the caller's own sponsor. */
  async sponsorChanges(
    userId: string,
    query: QueryOf<typeof listSponsorChanges>,
  ): Promise<Outcome<typeof listSponsorChanges>> {
    const { repository, history } = this.#parts;
    const own = await repository.find(userId);
    if (!own) return NO_ASSOCIATE;
    return paged(
      { list: ({ page }) => history.listOwn(own.id, page), count: () => history.countOwn(own.id) },
      query,
    );
  }

  async sponsor(code: string, address: string): Promise<Outcome<typeof getSponsor>> {
    const rejection = await this.#parts.lookUps.count('sponsor', address);
    if (rejection) return rejection;
    const sponsor = await this.#parts.repository.findByCode(code);
    if (!sponsor) return fail({ code: 'notFound', message: 'No associate has this referral code.' });
    return ok({ success: true, data: sponsor });
  }

  /** Fails with not found unless the place belongs to the caller or the caller is an admin. */
  async find(caller: Caller, ref: string): Promise<Result<true, Failure<'notFound'>>> {
    const row = isId(ref) ? await this.#parts.repository.find(ref) : undefined;
    return row && (row.userId === caller.id || isAdmin(caller)) ? ok(true) : NOT_FOUND;
  }

  async update(
    caller: Caller,
    ref: string,
    changes: AssociateChanges,
  ): Promise<Outcome<typeof updateAssociate>> {
    const { repository, setSharesContact, now } = this.#parts;
    const row = await repository.find(ref);
    if (!row) return NOT_FOUND;
    if (changes.sharesContact !== undefined && row.userId !== caller.id) return NOT_THEIRS;
    if (changes.referralCode !== undefined && !isAdmin(caller)) return FOR_ADMINS;
    const isChanged = await repository.update(row, changes, { at: new Date(now()), setSharesContact });
    if (!isChanged) return CODE_TAKEN;
    const changed = await repository.find(row.id);
    return changed ? ok({ success: true, data: toAssociate(changed) }) : NOT_FOUND;
  }
}

function isAdmin({ roles }: Caller): boolean {
  return roles.includes('ADMIN');
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ASSOCIATE = fail({ code: 'notFound' as const, message: 'This account is not an associate.' });
const CODE_TAKEN = fail({
  code: 'conflict' as const,
  message: 'Another associate has this referral code',
  fields: { referralCode: 'Another associate has this referral code' },
});
const NOT_THEIRS = fail({
  code: 'forbidden' as const,
  message: 'Only the associate can choose to share their contact details.',
});
const FOR_ADMINS = fail({ code: 'forbidden' as const, message: 'Only admins can assign referral codes.' });

/**
 * The number of referral codes that one network address may look up: enough for a family, too few to try all
 * codes.
 */
export const SPONSOR_LIMIT = { max: 120, windowSeconds: 600 };
