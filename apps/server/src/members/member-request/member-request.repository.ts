import type {
  QueryOf,
  RaisedMemberRequest,
  MemberRequestStatus,
  Result,
  listAllMemberRequests,
} from '@pgm/api/contract';
import { type SQL, and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../associate/associate.schema.ts';
import { isSponsor } from '../associate/former-referral-code.schema.ts';
import { isBelow } from '../associate/tree.transactions.ts';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { containsIn } from '../../platform/http/staff-list.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { users } from '../../auth/user/user.schema.ts';
import { toRaisedMemberRequest } from './member-request.mapper.ts';
import { memberRequests } from './member-request.schema.ts';
import { type Decision, type DecisionFailure, decideMemberRequest } from './member-request.transactions.ts';

/** The filter and the order of a list of requests. */
export interface MemberRequestFilter extends Partial<
  Omit<QueryOf<typeof listAllMemberRequests>, 'page' | 'limit' | 'memberId'>
> {
  readonly userId?: string | undefined;
  readonly status?: MemberRequestStatus | undefined;
  readonly page: PageRequest;
}

/** A request as it is stored. */
export type MemberRequestRow = Pick<
  typeof memberRequests.$inferInsert,
  'kind' | 'referralCode' | 'sponsorId' | 'field' | 'text'
>;

const sponsorUsers = alias(users, 'sponsor_users');

/** The SQL of member requests. */
export class MemberRequestRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The requests, newest first unless asked otherwise. */
  list(filter: MemberRequestFilter): Promise<RaisedMemberRequest[]> {
    return this.#select(matching(filter), filter);
  }

  /** The number of requests on all pages. */
  async count(filter: MemberRequestFilter): Promise<number> {
    const [found] = await this.#db
      .select({ requests: count() })
      .from(memberRequests)
      .innerJoin(users, eq(users.id, memberRequests.userId))
      .where(matching(filter));
    return found?.requests ?? 0;
  }

  async find(id: string): Promise<RaisedMemberRequest | undefined> {
    const [request] = await this.#select(eq(memberRequests.id, id));
    return request;
  }

  /** A member's place in the tree. */
  async toAssociate(userId: string) {
    const [own] = await this.#db
      .select({ id: associates.id, parentId: associates.parentId })
      .from(associates)
      .where(eq(associates.userId, userId));
    return own;
  }

  /** The associate that has a referral code, or had it before. */
  async associateWith(code: string): Promise<{ id: string; name: string } | undefined> {
    const [found] = await this.#db
      .select({ id: associates.id, user: users })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(isSponsor(code));
    return found && { id: found.id, name: toName(found.user) };
  }

  /** Whether an associate is below another one in the tree. */
  isBelow(id: string, upperId: string): Promise<boolean> {
    return isBelow(this.#db, id, upperId);
  }

  /**
   * Stores a request and notifies staff, unless the member already has `max` open requests; calls at the same time run one after the
   * other.
   */
  raise(
    { userId, id, ...row }: MemberRequestRow & { userId: string; id: string },
    max: number,
    createdAt: Date,
  ): Promise<typeof memberRequests.$inferSelect | undefined> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const open = and(eq(memberRequests.userId, userId), eq(memberRequests.status, 'OPEN'));
      if ((await tx.$count(memberRequests, open)) >= max) return undefined;
      const [stored] = await tx
        .insert(memberRequests)
        .values({ ...row, id, userId, createdAt })
        .returning();
      await notifyStaff(tx, { kind: 'NEW_REQUEST', subjectId: id, at: createdAt });
      return stored;
    });
  }

  /** Withdraws an open request of a member. */
  async withdraw(userId: string, id: string): Promise<'withdrawn' | 'decided' | 'unknown'> {
    const theirs = and(eq(memberRequests.id, id), eq(memberRequests.userId, userId));
    const gone = await this.#db
      .delete(memberRequests)
      .where(and(theirs, eq(memberRequests.status, 'OPEN')))
      .returning({ id: memberRequests.id });
    if (gone.length > 0) return 'withdrawn';
    return (await this.#db.$count(memberRequests, theirs)) > 0 ? 'decided' : 'unknown';
  }

  /** Decides on a request in one transaction. */
  decide(decision: Decision): Promise<Result<true, DecisionFailure>> {
    return attempt(this.#db, (tx) => decideMemberRequest(tx, decision));
  }

  async #select(
    which: SQL | undefined,
    { sort, page }: Partial<MemberRequestFilter> = {},
  ): Promise<RaisedMemberRequest[]> {
    const direction = sort === '-newest' ? asc : desc;
    const query = this.#db
      .select({ request: memberRequests, member: users, sponsor: sponsorUsers })
      .from(memberRequests)
      .innerJoin(users, eq(users.id, memberRequests.userId))
      .leftJoin(associates, eq(associates.id, memberRequests.sponsorId))
      .leftJoin(sponsorUsers, eq(sponsorUsers.id, associates.userId))
      .where(which)
      .orderBy(direction(memberRequests.createdAt), direction(memberRequests.id))
      .$dynamic();
    const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
    return rows.map(({ request, member, sponsor }) =>
      toRaisedMemberRequest(request, member, sponsor && toName(sponsor)),
    );
  }
}

const memberName = sql`${users.firstName} || ' ' || ${users.lastName}`;

function matching({ userId, status, kind, search }: MemberRequestFilter): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(memberRequests.userId, userId),
    status === undefined ? undefined : eq(memberRequests.status, status),
    kind === undefined ? undefined : eq(memberRequests.kind, kind),
    containsIn(search, memberName, memberRequests.text, memberRequests.referralCode),
  );
}
