import type { DataExport } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { couponUses, coupons } from '../../sales/coupon/coupon.schema.ts';
import { invoiceNumber, invoices } from '../../sales/invoice/invoice.schema.ts';
import { selectOrders } from '../../sales/order/order-list.transactions.ts';
import { orderNumber, orders } from '../../sales/tables/order.schema.ts';
import { selectPastOrders } from '../../sales/past-order/past-order.transactions.ts';
import { payments } from '../../sales/tables/payment.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { pointsEntries } from '../../sales/points/points-entry.schema.ts';

/** A member's orders with all their parts. */
export async function selectPurchases(
  db: Database,
  userId: string,
  at: Date,
): Promise<Pick<DataExport, 'orders' | 'pastOrders' | 'payments' | 'invoices' | 'couponUses' | 'points'>> {
  const own = eq(orders.userId, userId);
  const paid = await db
    .select({ number: orders.number, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(own)
    .orderBy(payments.createdAt);
  const issued = await db
    .select({ number: orders.number, invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(own)
    .orderBy(invoices.issuedAt);
  const used = await db
    .select({ number: orders.number, code: coupons.code, usedAt: couponUses.usedAt })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(couponUses.userId, userId))
    .orderBy(couponUses.usedAt);
  const ledger = await db
    .select({ number: orders.number, entry: pointsEntries })
    .from(pointsEntries)
    .leftJoin(orders, eq(orders.id, pointsEntries.orderId))
    .where(eq(pointsEntries.userId, userId))
    .orderBy(pointsEntries.createdAt, pointsEntries.id);
  return {
    orders: await selectOrders(db, own, at),
    pastOrders: await selectPastOrders(db, userId),
    payments: paid.map(({ number, payment }) => ({
      orderNumber: orderNumber(number),
      provider: payment.provider,
      providerOrderId: payment.providerOrderId,
      providerPaymentId: payment.providerPaymentId,
      providerRefundId: payment.providerRefundId,
      amount: payment.amountPaise / 100,
      state: payment.state,
      createdAt: payment.createdAt.toISOString(),
    })),
    invoices: issued.map(({ number, invoice }) => ({
      orderNumber: orderNumber(number),
      number: invoiceNumber(invoice.financialYear, invoice.serial),
      issuedAt: invoice.issuedAt.toISOString(),
    })),
    couponUses: used.map(({ number, code, usedAt }) => ({
      code,
      orderNumber: orderNumber(number),
      usedAt: usedAt.toISOString(),
    })),
    points: ledger.map(({ number, entry }) => ({
      orderNumber: number === null ? null : orderNumber(number),
      group: entry.pointsGroup,
      type: entry.type,
      points: entry.points,
      reason: entry.reason,
      createdAt: entry.createdAt.toISOString(),
      validTill: entry.validTill?.toISOString() ?? null,
    })),
  };
}
