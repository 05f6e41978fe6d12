import { sql } from 'drizzle-orm';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';

const userColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  mobile: users.mobile,
};

/** What is read of an associate and of the account behind it, for a select that joins both. */
export const nodeColumns = {
  id: associates.id,
  userId: associates.userId,
  parentId: associates.parentId,
  referralCode: associates.referralCode,
  joinedAt: associates.createdAt,
  directCount: associates.directCount,
  totalCount: associates.totalCount,
  sharesContact: associates.sharesContact,
  ...userColumns,
};

/** The same where the associates come out of a query called `listed`, at a level. */
export const listedColumns = {
  id: sql<string>`listed.id`,
  userId: sql<string>`listed.user_id`,
  parentId: sql<string | null>`listed.parent_id`,
  referralCode: sql<string>`listed.referral_code`,
  joinedAt: sql`listed.created_at`.mapWith(associates.createdAt),
  directCount: sql<number>`listed.direct_count`,
  totalCount: sql<number>`listed.total_count`,
  sharesContact: sql<boolean>`listed.shares_contact`,
  level: sql<number>`listed.level`,
  ...userColumns,
};

/** An associate with the account behind it. */
export interface NodeRow {
  readonly id: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly referralCode: string;
  readonly joinedAt: Date;
  readonly directCount: number;
  readonly totalCount: number;
  readonly sharesContact: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** An associate so many steps away from another. */
export interface PlacedRow extends NodeRow {
  readonly level: number;
}

/** How a person is called: first and last name. */
export function nameOf({ firstName, lastName }: Pick<NodeRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
