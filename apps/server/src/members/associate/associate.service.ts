import {
  type AssociateChanges,
  type Failure,
  type NewAssociate,
  type QueryOf,
  type Result,
  type createAssociate,
  fail,
  type getOwnAssociate,
  type getSponsor,
  type listAssociates,
  ok,
  type updateAssociate,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { toAssociate, listedAssociate } from './associate.mapper.ts';
import type { AssociateRepository } from './associate.repository.ts';
import type { PlaceTransaction } from './associate.transactions.ts';

interface AssociateParts {
  readonly repository: AssociateRepository;
  /** The counter of {@link SPONSOR_LIMIT}. */
  readonly lookUps: RateLimiter;
  readonly now: () => number;
}

/** Single associates: what they, staff and a visitor with a referral link may see and change. */
export class AssociateService {
  readonly #parts: AssociateParts;
  constructor(parts: AssociateParts) {
    this.#parts = parts;
  }

  self(userId: string): Promise<Outcome<typeof getOwnAssociate>> {
    return this.#response(userId, NO_ASSOCIATE);
  }

  async sponsor(code: string, address: string): Promise<Outcome<typeof getSponsor>> {
    const rejection = await this.#parts.lookUps.count('sponsor', address);
    if (rejection) return rejection;
    const sponsor = await this.#parts.repository.findByCode(code);
    if (!sponsor) return fail({ code: 'notFound', message: 'No associate has this referral code.' });
    return ok({ success: true, data: sponsor });
  }

  list(caller: Caller, query: QueryOf<typeof listAssociates>): Promise<Outcome<typeof listAssociates>> {
    const { repository } = this.#parts;
    return paged(
      {
        list: async (filter) => (await repository.list(filter)).map((row) => listedAssociate(row, caller)),
        count: (filter) => repository.count(filter),
      },
      query,
    );
  }

  async create(wanted: NewAssociate): Promise<Outcome<typeof createAssociate>> {
    const { repository, now } = this.#parts;
    const created = await repository.adding(wanted.userId, (account) =>
      place(account, wanted, new Date(now())),
    );
    if (!created.ok) return created;
    const row = await repository.find(created.value);
    if (!row) throw new Error('the associate was not inserted');
    return ok({ success: true, data: toAssociate(row) });
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
    const { repository, now } = this.#parts;
    const row = await repository.find(ref);
    if (!row) return NOT_FOUND;
    if (changes.sharesContact !== undefined && row.userId !== caller.id) return NOT_THEIRS;
    if (changes.referralCode !== undefined && !isAdmin(caller)) return FOR_ADMINS;
    const isChanged = await repository.update(row, changes, new Date(now()));
    return isChanged ? this.#response(row.id, NOT_FOUND) : CODE_TAKEN;
  }

  async #response<Missing>(ref: string, missing: Missing) {
    const row = await this.#parts.repository.find(ref);
    return row ? ok({ success: true as const, data: toAssociate(row) }) : missing;
  }
}

/** Gives an account its place; returns the id of the new associate. */
async function place(
  account: PlaceTransaction,
  wanted: NewAssociate,
  at: Date,
): Promise<Result<string, Failure<'invalid' | 'conflict'>>> {
  if (!(await account.exists())) return NO_ACCOUNT;
  if (await account.hasPlace()) return HAS_PLACE;
  const parentId = wanted.parentId ? await account.findParent(wanted.parentId) : null;
  if (parentId === undefined) return NO_PARENT;
  await account.makeMember();
  const id = await account.join(parentId, wanted.referralCode, at);
  return id === undefined ? CODE_TAKEN : ok(id);
}

function isAdmin({ roles }: Caller): boolean {
  return roles.includes('ADMIN');
}

/** A failure that names the invalid field. */
function reject<Code extends 'invalid' | 'conflict'>(code: Code, field: keyof NewAssociate, message: string) {
  return fail({ code, message, fields: { [field]: message } });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ASSOCIATE = fail({ code: 'notFound' as const, message: 'This account is not an associate.' });
const NO_ACCOUNT = reject('invalid', 'userId', 'No account has this id');
const NO_PARENT = reject('invalid', 'parentId', 'No associate has this id');
const HAS_PLACE = reject('conflict', 'userId', 'This account is already an associate');
const CODE_TAKEN = reject('conflict', 'referralCode', 'Another associate has this referral code');
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
