import type { ListedAssociate, QueryOf, listAssociates } from '@pgm/api/contract';
import { type SQL, type SQLWrapper, and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isNamedLike, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type PageRequest, startingWith } from '../../platform/http/paging.ts';
import { listedAssociate } from './associate.mapper.ts';
import { associates, bareCode, isRef, toBareCode } from './associate.schema.ts';
import { formerReferralCodes } from './former-referral-code.schema.ts';
import { ParentHistoryRepository } from './parent-history.repository.ts';
import { parentProposals } from './parent-proposal.schema.ts';
import { type SponsoredRow, selectSponsored, toSponsoredRow } from './sponsored-rows.ts';

/** Search, filter and page of the list of associates. */
export interface AssociateFilter extends Pick<QueryOf<typeof listAssociates>, 'search' | 'waiting'> {
  readonly page: PageRequest;
}

const found = alias(associates, 'found');

/** The maximum of associates that a search lists: a first name alone can belong to a fifth of all. */
export const MAX_FOUND = 1000;

/** SQL over associates as admins list them: with the changes of parents that wait and that were made. */
export class StaffAssociateRepository {
  readonly #db: Database;
  readonly #history: ParentHistoryRepository;
  constructor(db: Database) {
    this.#db = db;
    this.#history = new ParentHistoryRepository(db);
  }

  /** A page of the associates, the newest first; `countOfFound` is what {@link countFound} returned for the same search. */
  async list(
    { page, ...filter }: AssociateFilter,
    countOfFound: number | undefined,
    caller: Caller,
    now: Date,
  ): Promise<ListedAssociate[]> {
    const isBroad = countOfFound !== undefined && countOfFound > MAX_FOUND;
    // The ids of the page are found first, and only its rows are joined.
    const ids = this.#db
      .select({ id: associates.id })
      .from(associates)
      .where(isBroad ? matchesOneByOne(filter.search) : matching(filter))
      .orderBy(desc(associates.createdAt), desc(associates.id))
      .limit(page.limit)
      .offset(page.offset);
    return this.#listed(await selectSponsored(this.#db).where(inArray(associates.id, ids)), caller, now);
  }

  /** How many match. */
  count(filter: Omit<AssociateFilter, 'page'>): Promise<number> {
    return this.#db.$count(associates, matching(filter));
  }

  /**
   * How many a search among all finds, at most one more than {@link MAX_FOUND}: each part of the search stops once it has found
   * so many. Undefined for any other list.
   */
  async countFound({ search, waiting }: Omit<AssociateFilter, 'page'>): Promise<number | undefined> {
    if (!search || waiting) return undefined;
    const searched = foundIds(search, sql` limit ${MAX_FOUND + 1}`);
    const [row] = await this.#db
      .select({ count: sql`count(distinct searched.id)`.mapWith(Number) })
      .from(sql`(${searched}) as searched`);
    return Math.min(row?.count ?? 0, MAX_FOUND + 1);
  }

  /** @param ref the id of the associate or of the user */
  async find(ref: string, caller: Caller, now: Date): Promise<ListedAssociate | undefined> {
    const [row] = await this.#listed(await selectSponsored(this.#db).where(isRef(ref)), caller, now);
    return row;
  }

  async #listed(selected: Awaited<ReturnType<typeof selectSponsored>>, caller: Caller, now: Date) {
    const rows: readonly SponsoredRow[] = selected.map(toSponsoredRow);
    const history = await this.#history.read(rows, { callerId: caller.id, now });
    return rows.map((row) => listedAssociate(row, caller, history.get(row.id)));
  }
}

function matching({ search, waiting }: Omit<AssociateFilter, 'page'>): SQL | undefined {
  if (!waiting) return search ? searchedFor(search) : undefined;
  return and(IS_WAITING, search ? matchesOneByOne(search) : undefined);
}

/**
 * The same as {@link searchedFor}, for a search that finds very many, or among few: each associate is looked at until the page
 * is full, and not all that the search finds.
 */
function matchesOneByOne(search = ''): SQL | undefined {
  const named = sql`(select ${isNamedLike(search)} from ${users} where ${users.id} = ${associates.userId} offset 0)`;
  const formerly = sql`${associates.id} in (${formerlyCoded(search)})`;
  return or(named, beginsWith(associates.referralCode, search), formerly);
}

const IS_WAITING = sql`${associates.id} in (select ${parentProposals.associateId} from ${parentProposals}
  where ${parentProposals.status} = 'OPEN')`;

/** Each part has an index of its own, so PostgreSQL reads only what a search finds. */
function searchedFor(search: string): SQL {
  return sql`${associates.id} in (${foundIds(search)})`;
}

/** Whether a code begins with what is searched, with or without hyphens and slashes; these alone find nothing. */
function beginsWith(referralCode: SQLWrapper, search: string): SQL {
  const code = toBareCode(search);
  return code === '' ? sql`false` : like(bareCode(referralCode), startingWith(code));
}

/** @param limit ends each part of the search */
function foundIds(search: string, limit = sql``): SQL {
  return sql`(select ${found.id} from ${associates} as found join ${users} on ${users.id} = ${found.userId}
      where ${isNamedLike(search)}${limit})
    union all
    (select ${found.id} from ${associates} as found where ${beginsWith(found.referralCode, search)}${limit})
    union all
    (${formerlyCoded(search)}${limit})`;
}

function formerlyCoded(search: string): SQL {
  return sql`select ${formerReferralCodes.associateId} from ${formerReferralCodes}
    where ${eq(bareCode(formerReferralCodes.code), toBareCode(search))}`;
}
