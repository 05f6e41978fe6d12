import { type BodyOf, type removeStaffAccount, type setStaffAccess, fail, ok } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { findStaffAccount } from './staff-account.repository.ts';
import { changeAccess, removeFromStaff } from './staff-account.transactions.ts';

const OWN_ACCOUNT = {
  code: 'conflict',
  message: 'You cannot change your own rights. Another administrator can.',
} as const;
const NOT_FOUND = { code: 'notFound', message: 'Account not found' } as const;

/** What administrators do with the accounts of other staff. */
export class StaffAccountService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  /** Changes what another member of staff may do. The second of two administrators gets the account as it is now. */
  async setAccess(
    actorId: string,
    ref: string,
    { known, ...access }: BodyOf<typeof setStaffAccess>,
  ): Promise<Outcome<typeof setStaffAccess>> {
    const { db } = this.#platform;
    const id = ref.toLowerCase();
    if (id === actorId) return fail(OWN_ACCOUNT);
    if (!isId(id)) return fail(NOT_FOUND);
    const changed = await changeAccess(db, { id, access, known }, this.#editor(actorId));
    const current = await findStaffAccount(db, id, actorId);
    if (changed.ok) return current ? ok({ success: true, data: current }) : fail(NOT_FOUND);
    if (changed.failure.code !== 'conflict') return changed;
    return fail({ ...changed.failure, current });
  }

  /** Takes the roles of staff from another account. */
  async remove(actorId: string, ref: string): Promise<Outcome<typeof removeStaffAccount>> {
    const id = ref.toLowerCase();
    if (id === actorId) return fail(OWN_ACCOUNT);
    if (!isId(id)) return fail(NOT_FOUND);
    const removed = await removeFromStaff(this.#platform.db, id, this.#editor(actorId));
    return removed.ok ? ok({ success: true }) : removed;
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }
}
