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
import { toStandingAccount } from '../account-merge/standing.transactions.ts';
import { associates } from '../associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { notifyAll } from '../notification/notification.transactions.ts';
import { toPaymentFacts, toPayoutNotification } from './payment-facts.ts';
import { payoutFigures } from './payout.schema.ts';

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
  // An import locks the figures too.
  const [figures] = await tx
    .select({ memberId: associates.userId, paymentId: payoutFigures.paymentId })
    .from(payoutFigures)
    .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
    .where(eq(payoutFigures.id, id))
    .for('no key update', { of: payoutFigures });
  if (!figures) return NOT_FOUND;
  const { paymentId } = figures;
  if (paymentId === null) return NO_AMOUNT;
  const [before] = await tx.select().from(nodePayments).where(eq(nodePayments.id, paymentId));
  if (!before) throw new Error('the payment of figures is missing');
  if (before.status !== from) return CHANGED;
  const memberId = await toStandingAccount(tx, figures.memberId);
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

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Payout not found' });
const NO_AMOUNT = fail({
  code: 'conflict' as const,
  message: 'This payout has no amount yet. Import the amounts first.',
});
const CHANGED = fail({
  code: 'conflict' as const,
  message: 'This payout has changed. It is shown as it is now.',
});
