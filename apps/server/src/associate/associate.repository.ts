import type { AssociateChanges, Result, Sponsor } from '@pgm/api/contract';
import { type SQL, and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import { type PageRequest, containing } from '../platform/paging.ts';
import { setSharesContact } from '../privacy/set-shares-contact.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { isRef } from './is-ref.ts';
import { type NodeRow, nameOf, nodeColumns } from './node-row.ts';
import { OpenAccount } from './open-account.ts';
import { holdTree } from './tree-lock.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

/** What narrows the list of associates. */
export interface AssociateFilter {
  /** Found in the names, the referral code, the mail address or the mobile number. */
  readonly search: string | undefined;
  readonly page: PageRequest;
}

/** An associate with who is directly above. */
export interface SponsoredRow extends NodeRow {
  readonly sponsor: Sponsor | null;
}

/** SQL over associates, one by one and all together. */
export class AssociateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** @param ref the id of the associate or of the user */
  async find(ref: string): Promise<SponsoredRow | undefined> {
    const [row] = await this.#select(isRef(ref));
    return row;
  }

  async findByCode(code: string): Promise<Sponsor | undefined> {
    const [row] = await this.#select(eq(associates.referralCode, code.toUpperCase()));
    return row && { referralCode: row.referralCode, name: nameOf(row) };
  }

  /** All associates, the newest first. */
  list({ search, page }: AssociateFilter): Promise<SponsoredRow[]> {
    return this.#select(matching(search), page);
  }

  async count({ search }: AssociateFilter): Promise<number> {
    if (!search) return this.#db.$count(associates);
    const [found] = await this.#db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(matching(search));
    return found?.count ?? 0;
  }

  /** Gives an account a place as `task` says; nothing stays of it when that answers a failure. */
  adding<Value>(
    userId: string,
    task: (account: OpenAccount) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    return attempt(this.#db, (tx) => task(new OpenAccount(tx, userId)));
  }

  /** Changes what is given; false, and nothing changed, when another associate has the referral code. */
  update(
    { id, userId }: Pick<NodeRow, 'id' | 'userId'>,
    { sharesContact, referralCode }: AssociateChanges,
    at: Date,
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (referralCode !== undefined) {
        // While nobody joins, no code is taken between the question and the change.
        await holdTree(tx);
        const holders = and(eq(associates.referralCode, referralCode), ne(associates.id, id));
        if ((await tx.$count(associates, holders)) > 0) return false;
        await tx.update(associates).set({ referralCode }).where(eq(associates.id, id));
      }
      if (sharesContact !== undefined) await setSharesContact(tx, userId, sharesContact, at);
      return true;
    });
  }

  async #select(which: SQL | undefined, page?: PageRequest): Promise<SponsoredRow[]> {
    const query = this.#db
      .select({
        node: nodeColumns,
        sponsor: {
          referralCode: sponsors.referralCode,
          firstName: sponsorUsers.firstName,
          lastName: sponsorUsers.lastName,
        },
      })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .leftJoin(sponsors, eq(sponsors.id, associates.parentId))
      .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
      .where(which)
      .orderBy(desc(associates.createdAt), desc(associates.id))
      .$dynamic();
    const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
    return rows.map(({ node, sponsor: { referralCode, firstName, lastName } }) => ({
      ...node,
      sponsor:
        referralCode === null
          ? null
          : { referralCode, name: nameOf({ firstName: firstName ?? '', lastName: lastName ?? '' }) },
    }));
  }
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  const columns = [name, users.username, associates.referralCode, users.email, users.mobile];
  return or(...columns.map((column) => ilike(column, pattern)));
}
