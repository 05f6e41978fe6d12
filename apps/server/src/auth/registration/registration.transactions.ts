import { type Result, fail, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, holdsEmail, holdsMobile, users } from '../user/user.schema.ts';
import type { Joining, Membership } from './membership.transactions.ts';

/** The values of a new account. */
export type NewAccount = Pick<UserRow, 'firstName' | 'lastName' | 'username'> &
  Partial<
    Pick<
      UserRow,
      'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt' | 'passwordHash' | 'googleSubject'
    >
  >;

/** A value that only one account can have; it names the invalid field of a form. */
export type UniqueField = 'email' | 'username' | 'mobile' | 'googleSubject';

/**
 * Creates an account and its place in the tree; a value that is already used is a failure, even with
 * simultaneous attempts. Contacts that the new account has proven are removed from accounts without a proof. Call it last
 * in the transaction: other accounts that join wait from here until its end.
 */
export async function createAccount(
  tx: Database,
  membership: Pick<Membership, 'join'>,
  account: NewAccount,
  { at, ...joining }: Joining & { readonly at: Date },
): Promise<Result<UserRow, { taken: readonly UniqueField[] }>> {
  // Contacts without a proof are not unique in the database.
  const taken = await findTakenFields(tx, account);
  if (taken.length > 0) return fail({ taken });
  const [user] = await tx
    .insert(users)
    .values({ ...account, id: newId(), roles: ['MEMBER'], createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (user === undefined) return fail({ taken: await findTakenFields(tx, account) });
  await releaseContacts(tx, user);
  await membership.join(tx, { ...joining, userId: user.id, at });
  return ok(user);
}

async function findTakenFields(db: Database, account: NewAccount): Promise<UniqueField[]> {
  const fields: readonly UniqueField[] = ['email', 'username', 'mobile', 'googleSubject'];
  const taken: UniqueField[] = [];
  for (const field of fields) {
    const value = account[field];
    if (typeof value === 'string' && (await db.$count(users, holds(field, value))) > 0) taken.push(field);
  }
  return taken;
}

function holds(field: UniqueField, value: string) {
  if (field === 'email') return holdsEmail(value);
  return field === 'mobile' ? holdsMobile(value) : eq(users[field], value);
}
