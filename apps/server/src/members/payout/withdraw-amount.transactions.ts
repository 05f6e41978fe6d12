import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { toStandingAccount } from '../account-merge/standing.transactions.ts';
import { associates } from '../associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
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
  // An import and the record of a transfer lock the figures too.
  const [figures] = await tx
    .select({ memberId: associates.userId, paymentId: payoutFigures.paymentId })
    .from(payoutFigures)
    .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
    .where(eq(payoutFigures.id, id))
    .for('no key update', { of: payoutFigures });
  if (!figures) return fail({ code: 'notFound', message: 'Payout not found' });
  const { paymentId } = figures;
  if (paymentId === null) return CHANGED;
  await tx.update(payoutFigures).set({ paymentId: null }).where(eq(payoutFigures.id, id));
  const [before] = await tx
    .delete(nodePayments)
    .where(
      and(
        eq(nodePayments.id, paymentId),
        eq(nodePayments.status, 'DUE'),
        eq(nodePayments.amountPaise, netPaise),
      ),
    )
    .returning();
  if (!before) return CHANGED;
  await recordChange(tx, {
    ...editor,
    action: 'delete',
    subject: `payout/${id}`,
    before: toPaymentFacts(await toStandingAccount(tx, figures.memberId), before),
    after: null,
  });
  return ok(undefined);
}

const CHANGED = fail({
  code: 'conflict' as const,
  message: 'This payout has changed. It is shown as it is now.',
});
