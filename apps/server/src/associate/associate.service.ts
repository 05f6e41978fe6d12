import {
  type AnswerOf,
  type AssociateChanges,
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
import type { Caller } from '../platform/authentication/caller.ts';
import { isId } from '../platform/id.ts';
import { pageOf, paginationOf } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { AssociateRepository } from './associate.repository.ts';
import { associateOf, listedAssociate } from './associate-of.ts';
import type { OpenAccount } from './open-account.ts';

interface AssociateParts {
  readonly repository: AssociateRepository;
  /** Counts {@link SPONSOR_LIMIT}. */
  readonly lookUps: RateLimiter;
  readonly now: () => number;
}

/** Associates one by one: what they, staff and a visitor with a referral link may know and change. */
export class AssociateService {
  readonly #parts: AssociateParts;
  constructor(parts: AssociateParts) {
    this.#parts = parts;
  }

  self(userId: string): Promise<Result<AnswerOf<typeof getOwnAssociate>>> {
    return this.#answer(userId, NO_ASSOCIATE);
  }

  async sponsor(code: string, address: string): Promise<Limited<AnswerOf<typeof getSponsor>>> {
    const refusal = await this.#parts.lookUps.count('sponsor', address);
    if (refusal) return refusal;
    const sponsor = await this.#parts.repository.findByCode(code);
    if (!sponsor) return fail({ code: 'notFound', message: 'No associate has this referral code.' });
    return ok({ success: true, data: sponsor });
  }

  async list(
    caller: Caller,
    { search, ...query }: QueryOf<typeof listAssociates>,
  ): Promise<Result<AnswerOf<typeof listAssociates>>> {
    const filter = { search, page: pageOf(query) };
    const { repository } = this.#parts;
    const [rows, total] = await Promise.all([repository.list(filter), repository.count(filter)]);
    return ok({
      success: true,
      data: rows.map((row) => listedAssociate(row, caller)),
      pagination: paginationOf(filter.page, total),
    });
  }

  async create(wanted: NewAssociate): Promise<Result<AnswerOf<typeof createAssociate>>> {
    const { repository, now } = this.#parts;
    const created = await repository.adding(wanted.userId, (account) =>
      place(account, wanted, new Date(now())),
    );
    return created.ok ? this.#answer(created.value, NOT_FOUND) : created;
  }

  /** Not found, unless it is the caller's own place or the caller an admin. */
  async find(caller: Caller, ref: string): Promise<Result<true>> {
    const row = isId(ref) ? await this.#parts.repository.find(ref) : undefined;
    return row && (row.userId === caller.id || isAdmin(caller)) ? ok(true) : NOT_FOUND;
  }

  async update(
    caller: Caller,
    ref: string,
    changes: AssociateChanges,
  ): Promise<Result<AnswerOf<typeof updateAssociate>>> {
    const { repository, now } = this.#parts;
    const row = await repository.find(ref);
    if (!row) return NOT_FOUND;
    if (changes.sharesContact !== undefined && row.userId !== caller.id) return NOT_THEIRS;
    if (changes.referralCode !== undefined && !isAdmin(caller)) return FOR_ADMINS;
    const isChanged = await repository.update(row, changes, new Date(now()));
    return isChanged ? this.#answer(row.id, NOT_FOUND) : CODE_TAKEN;
  }

  async #answer<Missing>(ref: string, missing: Missing) {
    const row = await this.#parts.repository.find(ref);
    return row ? ok({ success: true as const, data: associateOf(row) }) : missing;
  }
}

/** Gives an account its place; the new associate's id. */
async function place(account: OpenAccount, wanted: NewAssociate, at: Date): Promise<Result<string>> {
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

/** A refusal that names the field to blame. */
function refuse(code: 'invalid' | 'conflict', field: keyof NewAssociate, message: string) {
  return fail({ code, message, fields: { [field]: message } });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ASSOCIATE = fail({ code: 'notFound' as const, message: 'This account is no associate.' });
const NO_ACCOUNT = refuse('invalid', 'userId', 'No account has this id');
const NO_PARENT = refuse('invalid', 'parentId', 'No associate has this id');
const HAS_PLACE = refuse('conflict', 'userId', 'This account is an associate already');
const CODE_TAKEN = refuse('conflict', 'referralCode', 'Another associate has this referral code');
const NOT_THEIRS = fail({
  code: 'forbidden' as const,
  message: 'Only the associate can say whether to share the contact.',
});
const FOR_ADMINS = fail({ code: 'forbidden' as const, message: 'Only admins give referral codes.' });

/** How many referral codes one address may look up: enough for a family, too few to try them all. */
export const SPONSOR_LIMIT = { most: 120, windowSeconds: 600 };
