import {
  type BankDetailsDecision,
  type Failure,
  NOTIFICATION_TEXTS,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

/** A decision of staff. */
interface Decision {
  readonly userId: string;
  /** The version that the editor has seen. */
  readonly version: number;
  readonly decision: BankDetailsDecision;
  readonly editor: Editor;
}

/** Verifies or rejects the bank details that the editor has seen, and notifies the member. */
export async function decide(
  tx: Database,
  { userId, version, decision, editor }: Decision,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const [before] = await tx
    .select({ details: bankDetails })
    .from(bankDetails)
    .innerJoin(users, and(eq(users.id, bankDetails.userId), isNull(users.deletedAt)))
    .where(eq(bankDetails.userId, userId))
    .for('update', { of: bankDetails });
  if (!before) return NOT_FOUND;
  const { details } = before;
  if (details.version !== version) return CHANGED;
  if (details.bank === null) return NO_ACCOUNT;
  const { status } = decision;
  const reason = decision.status === 'REJECTED' ? decision.reason : null;
  await tx
    .update(bankDetails)
    .set({ status, reason, isPanVerified: status === 'VERIFIED', version: version + 1 })
    .where(eq(bankDetails.userId, userId));
  await tx
    .insert(bankDetailsEvents)
    .values({ id: newId(), userId, kind: status, fields: [], reason, createdAt: editor.at });
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: reason === null ? NOTIFICATION_TEXTS.bankDetailsVerified : NOTIFICATION_TEXTS.bankDetailsRejected,
    values: reason === null ? {} : { reason },
    link: '/manage/payments/bank-details',
    at: editor.at,
  });
  // An entry cannot be changed when the member deletes the account, so it has no reason and no value.
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `bank-details/${userId}`,
    before: { memberId: userId, status: details.status },
    after: { memberId: userId, status },
  });
  return ok(undefined);
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Bank details not found' });
const CHANGED = conflict('These bank details have changed. They are shown as they are now.');
const NO_ACCOUNT = conflict('This member has not entered a bank account yet.');

function conflict(message: string) {
  return fail({ code: 'conflict' as const, message });
}
