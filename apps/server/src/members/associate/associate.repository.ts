import type { AssociateChanges, Result, Sponsor } from '@pgm/api/contract';
import { type SQL, and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { formerReferralCodes, hasReferralCode, isSponsor } from './former-referral-code.schema.ts';
import { toSponsor } from './sponsor.transactions.ts';
import { setSharesContact } from '../privacy/consent.transactions.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type NodeRow, associates, isRef, toShortName, nodeColumns } from './associate.schema.ts';
import { PlaceTransaction } from './associate.transactions.ts';
import { holdTree } from './tree.transactions.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

/** Search and page of the list of associates. */
export interface AssociateFilter {
  /** Searched in the names, the referral code, the email address and the mobile number. */
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** An associate and the associate directly above. */
export interface SponsoredRow extends NodeRow {
  readonly sponsor: Sponsor | null;
}

/** SQL over associates, single ones and lists. */
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

  /** The associate with a code or a former code, as any visitor may see them: without the full name. */
  async findByCode(code: string): Promise<Sponsor | undefined> {
    const [row] = await this.#select(isSponsor(code));
    return row && { referralCode: row.referralCode, name: toShortName(row) };
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

  /**
   * Runs `task`, which gives an account a place in the tree; everything is rolled back when the task returns a
   * failure.
   */
  adding<Value, Problem>(
    userId: string,
    task: (account: PlaceTransaction) => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem>> {
    return attempt(this.#db, (tx) => task(new PlaceTransaction(tx, userId)));
  }

  /** Changes the given fields; false, with no change, when another associate has or had the referral code. */
  update(
    { id, userId }: Pick<NodeRow, 'id' | 'userId'>,
    { sharesContact, referralCode }: AssociateChanges,
    at: Date,
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (referralCode !== undefined) {
        // The lock stops others from joining, so no code is used between the check and the change.
        await holdTree(tx);
        if (!(await replaceReferralCode(tx, { id, referralCode, at }))) return false;
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
    return rows.map(({ node, sponsor }) => ({ ...node, sponsor: toSponsor(sponsor) }));
  }
}

/** Gives an associate another code; the code before it stays theirs. False when the code belongs to another one. */
async function replaceReferralCode(
  tx: Database,
  { id, referralCode, at }: { id: string; referralCode: string; at: Date },
): Promise<boolean> {
  const others = and(hasReferralCode(referralCode), ne(associates.id, id));
  if ((await tx.$count(associates, others)) > 0) return false;
  const [own] = await tx
    .select({ code: associates.referralCode })
    .from(associates)
    .where(eq(associates.id, id));
  if (own === undefined || own.code === referralCode) return true;
  await tx.delete(formerReferralCodes).where(eq(formerReferralCodes.code, referralCode));
  await tx.insert(formerReferralCodes).values({ code: own.code, associateId: id, replacedAt: at });
  await tx.update(associates).set({ referralCode }).where(eq(associates.id, id));
  return true;
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  const columns = [name, users.username, associates.referralCode, users.email, users.mobile];
  return or(...columns.map((column) => ilike(column, pattern)));
}
