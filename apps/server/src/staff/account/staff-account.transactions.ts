import { type Failure, type Result, type StaffAccess, fail, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { endSessions } from '../../auth/session/session.transactions.ts';
import { type UserRow, isStaff, toRights, users } from '../../auth/user/user.schema.ts';
import { lockForAdmin } from '../../auth/user/user.transactions.ts';
import { unassignGrievances } from '../../company/grievance/grievance.transactions.ts';
import { unassignLeads } from '../../company/lead/lead.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';

type AccessFailure = Failure<'notFound' | 'forbidden' | 'conflict'>;

/**
 * Changes what another member of staff may do, with the entry in the audit; without the right to them, its unsettled leads and
 * grievances are assigned to none. A 'conflict' when it is not what the caller `known`; 'forbidden' when the caller is no administrator any more.
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
    const locked = await lockStaff(tx, id, editor);
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
    const locked = await lockStaff(tx, id, editor);
    if (!locked.ok) return locked;
    await writeRoles(tx, locked.value, { roles: [], rights: [] }, editor);
    await unassignWork(tx, id, editor);
    await endSessions(tx, id, editor.at);
    return ok(undefined);
  });
}

/** Another member of staff, locked for a change by an administrator. */
async function lockStaff(
  tx: Database,
  id: string,
  { actorId }: Editor,
): Promise<Result<UserRow, AccessFailure>> {
  const locked = await lockForAdmin(tx, id, actorId);
  if (!locked.ok) return locked;
  return locked.value && isStaff(locked.value) ? ok(locked.value) : fail(NOT_FOUND);
}

/** Assigns the leads and grievances that a member of staff has not settled to none. */
async function unassignWork(tx: Database, id: string, editor: Editor): Promise<void> {
  await unassignGrievances(tx, id, editor);
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
