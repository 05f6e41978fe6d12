import { type Failure, type Result, type StaffAccess, fail, ok } from '@pgm/api/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { endSessions } from '../../auth/account/session/session.transactions.ts';
import { type UserRow, isStaff, toRights, users } from '../../auth/user/user.schema.ts';
import { unassignGrievances } from '../../company/grievance/grievance.transactions.ts';
import { unassignLeads } from '../../company/lead/lead.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { NOT_ALLOWED } from '../../platform/http/caller.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';

type AccessFailure = Failure<'notFound' | 'forbidden' | 'conflict'>;

/**
 * Changes what another member of staff may do, with the entry in the audit; without the right to them, its unsettled leads and
 * grievances are assigned to none. A 'conflict' when it is not what the caller
 * `known`; 'forbidden' when the caller is no administrator any more.
 */
export function changeAccess(
  db: Database,
  {
    id,
    access,
    known,
  }: { readonly id: string; readonly access: StaffAccess; readonly known?: StaffAccess | undefined },
  editor: Editor,
): Promise<Result<undefined, AccessFailure>> {
  return db.transaction(async (tx) => {
    const locked = await lockPair(tx, id, editor.actorId);
    if (!locked.ok) return locked;
    const { value: account } = locked;
    if (known && !isSame(known, toAccess(account))) return fail(CHANGED_ALREADY);
    const { role } = access;
    const after = { roles: [role], rights: role === 'ADMIN' ? [] : access.rights };
    await writeRoles(tx, account, after, editor);
    if (!toRights(after).includes('people')) await unassignWork(tx, id, editor);
    return ok(undefined);
  });
}

/**
 * Takes the roles of staff from another account, assigns its unsettled leads and grievances to none and ends its sessions, with
 * the entry in the audit.
 */
export function removeFromStaff(
  db: Database,
  id: string,
  editor: Editor,
): Promise<Result<undefined, AccessFailure>> {
  return db.transaction(async (tx) => {
    const locked = await lockPair(tx, id, editor.actorId);
    if (!locked.ok) return locked;
    await writeRoles(tx, locked.value, { roles: [], rights: [] }, editor);
    await unassignWork(tx, id, editor);
    await endSessions(tx, id, editor.at);
    return ok(undefined);
  });
}

/**
 * Locks the accounts of an administrator and of another member of staff, in the order of their ids: of two administrators
 * who take each other's role at once, one stays. So the last administrator stays too.
 */
async function lockPair(tx: Database, id: string, actorId: string): Promise<Result<UserRow, AccessFailure>> {
  const accounts = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [id, actorId]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  const actor = accounts.find((account) => account.id === actorId);
  const account = accounts.find((one) => one.id === id);
  if (!actor?.roles.includes('ADMIN') || actor.blockedAt !== null) return fail(NOT_ALLOWED);
  return account && isStaff(account) ? ok(account) : fail(NOT_FOUND);
}

/** Assigns the leads and grievances that a member of staff has not settled to none. */
async function unassignWork(tx: Database, id: string, editor: Editor): Promise<void> {
  await unassignGrievances(tx, id);
  await unassignLeads(tx, id, editor);
}

/** Writes the roles of staff beside that of a member. */
async function writeRoles(
  tx: Database,
  { id, roles: former, rights: formerRights }: UserRow,
  { roles, rights }: { readonly roles: UserRow['roles']; readonly rights: UserRow['rights'] },
  { actorId, at }: Editor,
): Promise<void> {
  const after = { roles: [...former.filter((role) => role === 'MEMBER'), ...roles], rights };
  await tx.update(users).set(after).where(eq(users.id, id));
  await recordChange(tx, {
    actorId,
    at,
    action: 'update',
    subject: `member/${id}`,
    before: { memberId: id, roles: former, rights: formerRights },
    after: { memberId: id, ...after },
  });
}

function toAccess(account: UserRow): StaffAccess {
  return { role: account.roles.includes('ADMIN') ? 'ADMIN' : 'STAFF', rights: [...toRights(account)] };
}

function isSame(one: StaffAccess, other: StaffAccess): boolean {
  return one.role === other.role && one.rights.toSorted().join() === other.rights.toSorted().join();
}

const NOT_FOUND = { code: 'notFound', message: 'Account not found' } as const;
const CHANGED_ALREADY = { code: 'conflict', message: 'Another user has changed this.' } as const;
