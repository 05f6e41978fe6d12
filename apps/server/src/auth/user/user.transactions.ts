import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { NOT_ALLOWED } from '../../platform/http/caller.ts';
import { type UserRow, users } from './user.schema.ts';

/**
 * Locks an account and that of the administrator who changes it, in the order of their ids: of two administrators who block
 * each other or take each other's role at once, one stays. So the last administrator stays too. 'forbidden' when the
 * administrator is none any more.
 * @param tx a transaction
 * @returns the account; undefined when there is none
 */
export async function lockForAdmin(
  tx: Database,
  id: string,
  actorId: string,
): Promise<Result<UserRow | undefined, Failure<'forbidden'>>> {
  const accounts = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [id, actorId]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  const actor = accounts.find((account) => account.id === actorId);
  if (!actor?.roles.includes('ADMIN') || actor.blockedAt !== null) return fail(NOT_ALLOWED);
  return ok(accounts.find((account) => account.id === id));
}
