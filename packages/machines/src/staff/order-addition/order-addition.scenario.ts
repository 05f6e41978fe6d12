import type { AdditionQuote } from '@pgm/api/contract';
import { toLineKey } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleStaffOrder } from '../staff-order/staff-order.scenario.ts';

const [line] = sampleStaffOrder.items;
if (!line) throw new Error('the sample order has no items');
const lineKey = toLineKey(line);
const { subtotal, deliveryFee, discount, total, points } = sampleStaffOrder;

/** One piece more of the first line of the sample order. */
export const sampleAdditionQuote: AdditionQuote = {
  before: { subtotal, deliveryFee, discount, total, points },
  after: {
    subtotal: subtotal + line.price,
    deliveryFee: 0,
    discount,
    total: total - deliveryFee + line.price,
    points: points + line.points,
  },
};

/** The same order after another change: the first line has a piece more. */
export const changedStaffOrder = {
  ...sampleStaffOrder,
  items: sampleStaffOrder.items.map((item, at) =>
    at === 0 ? { ...item, quantity: item.quantity + 1 } : item,
  ),
};

/** The failure when the order is no longer as it was seen. */
export const orderChanged = {
  code: 'conflict' as const,
  message: 'The pieces of this order have changed. Check the new total, then save again.',
  current: changedStaffOrder,
};

/** The events with which tests and stories reach every state. */
export const orderAdditionScenario = {
  open: { type: 'form.open', order: sampleStaffOrder },
  openUnpaid: { type: 'form.open', order: { ...sampleStaffOrder, canAddPieces: false } },
  openPaid: {
    type: 'form.open',
    order: { ...sampleStaffOrder, payment: { ...sampleStaffOrder.payment, method: 'UPI', status: 'PAID' } },
  },
  add: { type: 'added.change', lineKey, added: 1 },
  addTooMany: { type: 'added.change', lineKey, added: 100 },
  addNone: { type: 'added.change', lineKey, added: null },
  paused: { type: 'xstate.after.quoteDelay.order-addition.editing.waiting' },
  quoted: done('quoteAddition', sampleAdditionQuote),
  quotedPaid: done('quoteAddition', {
    before: sampleAdditionQuote.before,
    after: { ...sampleAdditionQuote.after, deliveryFee, total: total + line.price },
  }),
  outdated: failed('quoteAddition', orderChanged),
  notQuoted: failed('quoteAddition', { code: 'conflict', message: `Only 1 left of ${line.productName}` }),
  retry: { type: 'quote.retry' },
  submit: { type: 'form.submit' },
  saved: done('addPieces', changedStaffOrder),
  changedMeanwhile: failed('addPieces', orderChanged),
  notSaved: threw('addPieces'),
  close: { type: 'form.close' },
  resume: { type: 'form.resume' },
  discard: { type: 'form.discard' },
} as const;
