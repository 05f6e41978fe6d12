import { type Failure, type Result, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { PAYOUT_CHANGED, lockPayout } from './lock-payout.transactions.ts';
import { toPaymentFacts } from './payment-facts.ts';
import { payoutFigures } from './payout.schema.ts';

interface Withdrawal {
  /** The figures. */
  readonly id: string;
  /** What the editor has seen. */
  readonly netPaise: number;
  readonly editor: Editor;
}

/** Removes the amount of a payout that is due. The figures stay, so that another amount can be imported. */
export async function withdrawAmount(
  tx: Database,
  { id, netPaise, editor }: Withdrawal,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const payout = await lockPayout(tx, id);
  if (!payout.ok) return payout;
  const { memberId, payment } = payout.value;
  if (payment?.status !== 'DUE' || payment.amountPaise !== netPaise) return PAYOUT_CHANGED;
  await tx.update(payoutFigures).set({ paymentId: null }).where(eq(payoutFigures.id, id));
  await tx.delete(nodePayments).where(eq(nodePayments.id, payment.id));
  await recordChange(tx, {
    ...editor,
    action: 'delete',
    subject: `payout/${id}`,
    before: toPaymentFacts(memberId, payment),
    after: null,
  });
  return ok(undefined);
}
