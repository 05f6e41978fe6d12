import type { RaisedRequest, RequestStatus, Result } from '@pgm/api/contract';
import { type SQL, and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { associates } from '../associate/associate.schema.ts';
import { isBelow } from '../associate/move-in-tree.ts';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { users } from '../user/user.schema.ts';
import { type Decision, decideRequest } from './decide-request.ts';
import { memberRequestOf } from './member-request-of.ts';
import { memberRequests } from './member-request.schema.ts';

/** What narrows a list of requests. */
export interface RequestFilter {
  readonly userId?: string;
  readonly status?: RequestStatus | undefined;
  readonly page: PageRequest;
}

/** What a request says, as it is stored. */
export type RequestRow = Pick<
  typeof memberRequests.$inferInsert,
  'kind' | 'referralCode' | 'sponsorId' | 'field' | 'text'
>;

const sponsorUsers = alias(users, 'sponsor_users');

/** SQL over members' requests. */
export class MemberRequestRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest first. */
  list(filter: RequestFilter): Promise<RaisedRequest[]> {
    return this.#select(matching(filter), filter.page);
  }

  /** How many there are in all, whatever the page. */
  count(filter: RequestFilter): Promise<number> {
    return this.#db.$count(memberRequests, matching(filter));
  }

  async find(id: string): Promise<RaisedRequest | undefined> {
    const [request] = await this.#select(eq(memberRequests.id, id));
    return request;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#db.$count(memberRequests, eq(memberRequests.id, id))) > 0;
  }

  /** A member's place in the tree. */
  async associateOf(userId: string) {
    const [own] = await this.#db
      .select({ id: associates.id, parentId: associates.parentId })
      .from(associates)
      .where(eq(associates.userId, userId));
    return own;
  }

  /** @param code in upper case */
  async associateWith(code: string): Promise<{ id: string; name: string } | undefined> {
    const [found] = await this.#db
      .select({ id: associates.id, user: users })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(eq(associates.referralCode, code));
    return found && { id: found.id, name: nameOf(found.user) };
  }

  /** Whether an associate stands below another. */
  isBelow(id: string, upperId: string): Promise<boolean> {
    return isBelow(this.#db, id, upperId);
  }

  /** Stores a request, unless as many as `most` of the member's are open; those who raise at once take turns. */
  raise(
    { userId, id, ...row }: RequestRow & { userId: string; id: string },
    most: number,
    createdAt: Date,
  ): Promise<typeof memberRequests.$inferSelect | undefined> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const open = and(eq(memberRequests.userId, userId), eq(memberRequests.status, 'OPEN'));
      if ((await tx.$count(memberRequests, open)) >= most) return undefined;
      const [stored] = await tx
        .insert(memberRequests)
        .values({ ...row, id, userId, createdAt })
        .returning();
      return stored;
    });
  }

  /** Takes an open request of a member's back. */
  async withdraw(userId: string, id: string): Promise<'withdrawn' | 'decided' | 'unknown'> {
    const theirs = and(eq(memberRequests.id, id), eq(memberRequests.userId, userId));
    const gone = await this.#db
      .delete(memberRequests)
      .where(and(theirs, eq(memberRequests.status, 'OPEN')))
      .returning({ id: memberRequests.id });
    if (gone.length > 0) return 'withdrawn';
    return (await this.#db.$count(memberRequests, theirs)) > 0 ? 'decided' : 'unknown';
  }

  /** Decides on a request, all or nothing. */
  decide(decision: Decision): Promise<Result<true>> {
    return attempt(this.#db, (tx) => decideRequest(tx, decision));
  }

  async #select(which: SQL | undefined, page?: PageRequest): Promise<RaisedRequest[]> {
    const query = this.#db
      .select({ request: memberRequests, member: users, sponsor: sponsorUsers })
      .from(memberRequests)
      .innerJoin(users, eq(users.id, memberRequests.userId))
      .leftJoin(associates, eq(associates.id, memberRequests.sponsorId))
      .leftJoin(sponsorUsers, eq(sponsorUsers.id, associates.userId))
      .where(which)
      .orderBy(desc(memberRequests.createdAt), desc(memberRequests.id))
      .$dynamic();
    const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
    return rows.map(({ request, member, sponsor }) => ({
      ...memberRequestOf(request, sponsor && nameOf(sponsor)),
      member: { id: member.id, name: nameOf(member) },
    }));
  }
}

function matching({ userId, status }: RequestFilter): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(memberRequests.userId, userId),
    status === undefined ? undefined : eq(memberRequests.status, status),
  );
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
