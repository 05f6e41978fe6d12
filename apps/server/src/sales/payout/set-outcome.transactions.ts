import {
  type Failure,
  type NodePaymentStatus,
  type PayoutOutcome,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { startOfIndiaDay } from '../../platform/india-days.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { notifyAll } from '../../auth/notification/notification.transactions.ts';
import { PAYOUT_CHANGED, lockPayout } from './lock-payout.transactions.ts';
import { toPaymentFacts, toPayoutNotification } from './payment-facts.ts';

interface OutcomeStep {
  /** The figures. */
  readonly id: string;
  /** The status that the editor has seen. */
  readonly from: NodePaymentStatus;
  readonly outcome: PayoutOutcome;
  readonly editor: Editor;
}

/** Records what became of a transfer. Of two editors who saw the same status, the second one finds another status. */
export async function setOutcome(
  tx: Database,
  { id, from, outcome, editor }: OutcomeStep,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const payout = await lockPayout(tx, id);
  if (!payout.ok) return payout;
  const { memberId, payment: before } = payout.value;
  if (before === null) return NO_AMOUNT;
  if (before.status !== from) return PAYOUT_CHANGED;
  const [after] = await tx
    .update(nodePayments)
    .set(toOutcomeColumns(outcome))
    .where(eq(nodePayments.id, before.id))
    .returning();
  if (!after) throw new Error('the payment is locked, so it is there');
  const notification = toPayoutNotification(memberId, before, after, editor.at);
  await notifyAll(tx, 'POINTS', notification ? [notification] : []);
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `payout/${id}`,
    before: toPaymentFacts(memberId, before),
    after: toPaymentFacts(memberId, after),
  });
  return ok(undefined);
}

/** The columns of a payment by what became of it. */
export function toOutcomeColumns(outcome: PayoutOutcome) {
  const { status } = outcome;
  if (status === 'DUE') return { status, reference: null, paidAt: null };
  if (status === 'FAILED') return { status, reference: outcome.reference || null, paidAt: null };
  return { status, reference: outcome.reference, paidAt: startOfIndiaDay(outcome.paidOn) };
}

const NO_AMOUNT = fail({
  code: 'conflict' as const,
  message: 'This payout has no amount yet. Import the amounts first.',
});
