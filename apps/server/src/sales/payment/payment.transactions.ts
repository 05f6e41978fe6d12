import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isInTurn, isToRetry } from '../../platform/jobs/set-aside.ts';
import { MAX_AT_ONCE, nextLook } from '../../platform/payment/next-look.ts';
import { type PaymentRow, payments } from '../tables/payment.schema.ts';

/**
 * Claims payments that are due in a job for one process alone. Each is due again after half of the time since its last change,
 * at least two minutes and at most six hours. A payment that is unpaid for a day is left alone.
 */
export async function claimPayments(
  db: Database,
  which: Pick<PaymentRow, 'provider' | 'state'> & { readonly job: string },
  at: Date,
): Promise<PaymentRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.state, which.state),
          isNotNull(payments.askAt),
          or(lte(payments.askAt, at), isToRetry(db, which.job, payments.id, at)),
          isInTurn(db, which.job, payments.id, at),
          eq(payments.provider, which.provider),
        ),
      )
      .orderBy(asc(payments.askAt))
      .limit(MAX_AT_ONCE)
      .for('update', { skipLocked: true }),
  );
  const now = sql`${at.toISOString()}::timestamptz`;
  const next = nextLook(payments.updatedAt, at);
  const isLeft = sql`${payments.state} = 'CREATED' and ${payments.createdAt} < ${now} - interval '1 day'`;
  return db
    .with(due)
    .update(payments)
    .set({ askAt: sql`case when ${isLeft} then null else ${next} end` })
    .where(sql`${payments.id} in (select id from ${due})`)
    .returning();
}

/** How many payments in a state are due. */
export function countDuePayments(db: Database, state: PaymentRow['state'], at: Date): Promise<number> {
  return db.$count(payments, and(eq(payments.state, state), lte(payments.askAt, at)));
}
