import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { payments } from './payment.schema.ts';

/** Marks an order's payment as to be paid back; who paid at the door has none here. */
export async function oweRefund(tx: Database, orderId: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'REFUND_DUE', askAt: at, updatedAt: at })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'PAID')));
}
