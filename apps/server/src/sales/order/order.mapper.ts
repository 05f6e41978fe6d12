import type { Order, Refund, Reversal } from '@pgm/api/contract';
import { priceInSize } from '../../catalogue/product/size-price.transactions.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { UserRow } from '../../auth/user/user.schema.ts';
import { type creditNotes, creditNoteNumber } from '../invoice/credit-note.schema.ts';
import { mayBeInvoiced } from '../invoice/invoice.transactions.ts';
import type { refunds } from '../refund/refund.schema.ts';
import type { reversalItems, reversals } from '../tables/reversal.schema.ts';
import type { Offer } from '../bill/offers.transactions.ts';
import { mayCancelPieces } from '../order-step/cancel-pieces.transactions.ts';
import { mayStep } from '../order-step/order-step.transactions.ts';
import {
  expectedBy,
  orderNumber,
  toLeft,
  returnEnd,
  type orderEvents,
  type orderItems,
  type orders,
} from '../tables/order.schema.ts';

/** An order with what belongs to it, in order. */
export interface OrderRow {
  readonly order: typeof orders.$inferSelect;
  readonly buyer: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'mobile' | 'email'>;
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
  readonly reversals: readonly ReversalRow[];
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
  /** Why the last attempt to pay failed. */
  readonly paymentProblem: string | null;
  readonly hasInvoice: boolean;
  /** A provider has received the payment, and can pay it back. */
  readonly isPaidOnline: boolean;
  /** The order whose returned pieces this one sends in another size, and the credit that has paid it; null for others. */
  readonly exchangedOrder: LinkedRow | null;
  readonly creditPaise: number | null;
  /** The paid order to which its pieces were added; null for others. */
  readonly goesWith: LinkedRow | null;
  /** The orders of pieces that were added to this one, without cancelled ones. */
  readonly addedOrders: readonly AddedRow[];
}

type LinkedRow = Pick<typeof orders.$inferSelect, 'id' | 'number'>;

/** An order of added pieces. */
export type AddedRow = LinkedRow & Pick<typeof orders.$inferSelect, 'goesWithId' | 'paymentStatus'>;

/** A reversal with its pieces, its credit note and its exchange. */
export interface ReversalRow {
  readonly reversal: typeof reversals.$inferSelect;
  readonly items: readonly (typeof reversalItems.$inferSelect)[];
  readonly creditNote: Pick<typeof creditNotes.$inferSelect, 'financialYear' | 'serial'> | null;
  /** The new order that sends other sizes, and what the return has paid of it; null without one. */
  readonly exchangeOrder: LinkedRow | null;
  readonly creditPaise: number | null;
}

/** What the sizes of a product cost now, and their stock. */
type SoldSizes = Pick<Offer, 'pricePaise' | 'points' | 'sizePrices' | 'sizes'>;

/** Whether the buyer can return an order now. */
export function isReturnable(order: typeof orders.$inferSelect, now: Date): boolean {
  const { status, deliveredAt } = order;
  return (
    mayStep(status, 'RETURN_REQUESTED', 'MEMBER') &&
    deliveredAt !== null &&
    now <= returnEnd(order, deliveredAt)
  );
}

/**
 * The wire shape of an order: rupees instead of paise, addresses instead of storage keys.
 * @param offers its products as they are sold now, by id; for an order that can be returned
 */
export function toOrder(
  { order, items, events, paymentProblem, hasInvoice, ...row }: OrderRow,
  now: Date,
  offers: ReadonlyMap<string, SoldSizes> = new Map(),
): Order {
  const { deliveredAt, placedAt } = order;
  const returnBy = deliveredAt && returnEnd(order, deliveredAt);
  const canReturn = isReturnable(order, now);
  return {
    id: order.id,
    number: orderNumber(order.number),
    status: order.status,
    placedAt: placedAt.toISOString(),
    items: items.map(({ productId, size, name, image, pricePaise, quantity, reversedQuantity, points }) => ({
      productId,
      ...(size && { size }),
      productName: name,
      productImage: image === null ? null : imageUrl(image),
      price: pricePaise / 100,
      quantity,
      reversed: reversedQuantity,
      points,
      lineTotal: (pricePaise * quantity) / 100,
      ...(canReturn && size && toExchangeSizes(size, offers.get(productId))),
    })),
    address: order.address,
    delivery: {
      method: order.deliveryMethod,
      expectedBy: expectedBy(order).toISOString(),
      shipment: order.shipment,
    },
    subtotal: order.subtotalPaise / 100,
    deliveryFee: order.deliveryPaise / 100,
    couponCode: order.couponCode,
    discount: order.discountPaise / 100,
    total: order.totalPaise / 100,
    reversedTotal: order.reversedPaise / 100,
    points: order.points,
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      problem: order.paymentStatus === 'PENDING' ? paymentProblem : null,
      payBy: order.payBy?.toISOString() ?? null,
    },
    ...(row.exchangedOrder && { exchangedOrder: toLink(row.exchangedOrder) }),
    ...(row.goesWith && { goesWith: toLink(row.goesWith) }),
    ...(row.addedOrders.length > 0 && {
      addedOrders: row.addedOrders.map((added) => ({
        ...toLink(added),
        isPaid: added.paymentStatus === 'PAID',
      })),
    }),
    reversals: row.reversals.map(toReversal),
    refunds: row.refunds.map(toRefund),
    gstin: order.gstin,
    ...(order.courierNote !== null && { courierNote: order.courierNote }),
    timeline: events.map(({ status, at, actor, note }) => ({
      status,
      at: at.toISOString(),
      by: actor,
      note,
    })),
    canCancel: mayStep(order.status, 'CANCELLED', 'MEMBER'),
    canCancelPieces:
      mayCancelPieces(order, 'MEMBER') && items.reduce((left, item) => left + toLeft(item), 0) > 1,
    canReturn,
    returnBy: returnBy?.toISOString() ?? null,
    hasInvoice: hasInvoice || mayBeInvoiced(order),
  };
}

function toLink({ id, number }: LinkedRow) {
  return { id, number: orderNumber(number) };
}

/** The stock of the sizes other than the ordered one that cost the same. */
function toExchangeSizes(ordered: string, offer: SoldSizes | undefined) {
  if (!offer) return undefined;
  const { pricePaise } = priceInSize(offer, ordered);
  const others = Object.entries(offer.sizes ?? {}).filter(
    ([size, left]) => size !== ordered && left > 0 && priceInSize(offer, size).pricePaise === pricePaise,
  );
  return others.length > 0 && { exchangeSizes: Object.fromEntries(others) };
}

/** What became of the wish for another size. */
function toExchange({ wantedSize, isExchanged, outcome }: ReversalRow['items'][number]) {
  if (wantedSize === null) return undefined;
  if (isExchanged) return { size: wantedSize, state: 'SENT' as const };
  const isRefunded = outcome === 'RESTOCKED' || outcome === 'WRITTEN_OFF';
  return { size: wantedSize, state: isRefunded ? ('SOLD_OUT' as const) : ('WANTED' as const) };
}

function toReversal({ reversal, items, creditNote, exchangeOrder }: ReversalRow): Reversal {
  return {
    id: reversal.id,
    kind: reversal.kind,
    state: reversal.state === 'REQUESTED' && reversal.acceptedAt ? 'ACCEPTED' : reversal.state,
    reason: reversal.reason,
    at: reversal.requestedAt.toISOString(),
    photos: reversal.photos.map(imageUrl),
    items: items.map((item) => ({
      productId: item.productId,
      ...(item.size && { size: item.size }),
      quantity: item.quantity,
      outcome: item.outcome,
      ...(item.wantedSize !== null && { exchange: toExchange(item) }),
    })),
    ...(exchangeOrder && { exchangeOrder: toLink(exchangeOrder) }),
    amount: reversal.amountPaise / 100,
    creditNote: creditNote && creditNoteNumber(creditNote.financialYear, creditNote.serial),
  };
}

function toRefund({
  id,
  amountPaise,
  paymentId,
  state,
  method,
  ...refund
}: OrderRow['refunds'][number]): Refund {
  return {
    id,
    amount: amountPaise / 100,
    isByProvider: paymentId !== null,
    status: state,
    method,
    reference: refund.reference ?? (state === 'PAID' ? refund.providerRefundId : null),
    paidAt: refund.paidAt?.toISOString() ?? null,
    reason: refund.reason,
  };
}
