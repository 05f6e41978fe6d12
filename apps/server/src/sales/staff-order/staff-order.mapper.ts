import { OrderStatus, type StaffOrder } from '@pgm/api/contract';
import { type OrderRow, toOrder } from '../order/order-list.transactions.ts';
import {
  additionTarget,
  awaitsPayment,
  isBeforePacking,
  mayStep,
} from '../order-step/order-step.transactions.ts';
import { toRefundable, toRefunded } from '../refund/refundable.transactions.ts';
import type { orderNotes } from '../tables/order.schema.ts';

/** A note of staff, with the name of its author. */
export interface NoteRow {
  readonly note: typeof orderNotes.$inferSelect;
  readonly by: string;
}

/** An order as its buyer sees it, with the buyer, the next steps and the notes of staff. */
export function toStaffOrder(row: OrderRow, notes: readonly NoteRow[], now: Date): StaffOrder {
  const { id, firstName, lastName, mobile, email } = row.buyer;
  return {
    ...toOrder(row, now),
    buyer: { id, name: `${firstName} ${lastName}`.trim(), mobile, email },
    nextSteps: OrderStatus.options.filter(
      (to) => mayStep(row.order.status, to, 'STAFF') && !awaitsPayment(to, row.order.paymentStatus),
    ),
    canAddPieces: additionTarget(row.order) !== undefined,
    canChangeAddress: isBeforePacking(row.order.status) && !row.hasInvoice,
    failedRefunds: row.refunds.flatMap(({ id: refundId, amountPaise, failure, failedAt }) =>
      failedAt === null
        ? []
        : [{ id: refundId, amount: amountPaise / 100, cause: failure ?? '', at: failedAt.toISOString() }],
    ),
    notes: notes.map(({ note, by }) => ({ id: note.id, text: note.text, by, at: note.at.toISOString() })),
    refundable:
      toRefundable(row.order, {
        reversed: row.reversals.map(({ reversal }) => reversal),
        made: row.refunds,
        creditedPaise: row.reversals.reduce((total, { creditPaise }) => total + (creditPaise ?? 0), 0),
        creditPaise: row.creditPaise,
      }) / 100,
    refundedPaise: toRefunded(row.refunds),
    hasProvider: row.isPaidOnline,
  };
}
