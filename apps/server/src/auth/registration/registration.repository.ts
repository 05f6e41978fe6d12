import { type Result, fail, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, holdsEmail, holdsMobile, users } from '../user/user.schema.ts';
import type { Joining, Membership } from './membership.transactions.ts';
import type { NewAccount, NewAccounts, UniqueField } from './new-accounts.transactions.ts';

/** SQL over new accounts. */
export class RegistrationRepository implements NewAccounts {
  readonly #db: Database;
  readonly #membership: Membership;
  constructor(db: Database, membership: Membership) {
    this.#db = db;
    this.#membership = membership;
  }

  create(
    account: NewAccount,
    joining: Joining,
    at: number,
  ): Promise<Result<UserRow, { taken: readonly UniqueField[] }>> {
    const createdAt = new Date(at);
    return this.#db.transaction(async (tx) => {
      // Contacts without a proof are not unique in the database.
      const taken = await findTakenFields(tx, account);
      if (taken.length > 0) return fail({ taken });
      const [user] = await tx
        .insert(users)
        .values({ ...account, id: newId(), roles: ['MEMBER'], createdAt })
        .onConflictDoNothing()
        .returning();
      if (user === undefined) return fail({ taken: await findTakenFields(tx, account) });
      await releaseContacts(tx, user);
      await this.#membership.join(tx, { ...joining, userId: user.id, at: createdAt });
      return ok(user);
    });
  }

  findSponsor(code: string): Promise<string | undefined> {
    return this.#membership.findSponsor(this.#db, code);
  }
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
