import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { toStandingAccount } from '../../members/associate/standing.transactions.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { payoutFigures } from './payout.schema.ts';

/** A payout that no other transaction changes until this one ends. */
interface LockedPayout {
  /** The account that is paid. */
  readonly memberId: string;
  /** Null before the amount is imported. */
  readonly payment: typeof nodePayments.$inferSelect | null;
}

/**
 * Locks the figures of a payout: whatever writes its payment, an import too, locks them first.
 * @param id that of the figures
 */
export async function lockPayout(
  tx: Database,
  id: string,
): Promise<Result<LockedPayout, Failure<'notFound'>>> {
  const [figures] = await tx
    .select({ userId: associates.userId, paymentId: payoutFigures.paymentId })
    .from(payoutFigures)
    .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
    .where(eq(payoutFigures.id, id))
    .for('no key update', { of: payoutFigures });
  if (!figures) return fail({ code: 'notFound', message: 'Payout not found' });
  const memberId = await toStandingAccount(tx, figures.userId);
  if (figures.paymentId === null) return ok({ memberId, payment: null });
  const [payment] = await tx.select().from(nodePayments).where(eq(nodePayments.id, figures.paymentId));
  if (!payment) throw new Error('the payment of figures is missing');
  return ok({ memberId, payment });
}

/** The payout is not any more as the editor has seen it. */
export const PAYOUT_CHANGED = fail({
  code: 'conflict' as const,
  message: 'This payout has changed. It is shown as it is now.',
});
