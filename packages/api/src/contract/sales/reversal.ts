import * as z from 'zod/mini';
import { ChosenSize, toLineKey } from '../catalogue/size.ts';
import { requiredText, text } from '../text.ts';
import { MAX_LINES, MAX_PER_PRODUCT, Quantity } from './cart.ts';

/** Pieces of one line of an order. */
export const OrderPieces = z.object({
  productId: z.uuid('Product not found'),
  size: ChosenSize,
  quantity: Quantity,
});
export type OrderPieces = z.infer<typeof OrderPieces>;

/** Pieces of several lines, at least one. */
export const SomePieces = z
  .array(OrderPieces)
  .check(
    z.minLength(1, 'Choose at least one product'),
    z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} products`),
  );

/** Pieces that a buyer returns: for a refund, or in exchange for another size of the same product. */
const ReturnPieces = z.extend(OrderPieces, {
  /** The wanted size; absent for a refund. */
  exchangeFor: ChosenSize,
});
export type ReturnPieces = z.infer<typeof ReturnPieces>;

/** Returned pieces of several lines; those of one line are not exchanged for several sizes. */
export const SomeReturnPieces = z.array(ReturnPieces).check(
  z.minLength(1, 'Choose at least one product'),
  z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} products`),
  z.refine(
    (pieces) =>
      pieces.every(
        (piece) =>
          !piece.exchangeFor || pieces.filter((other) => toLineKey(other) === toLineKey(piece)).length === 1,
      ),
    'Choose one size for each product',
  ),
);

/** An order that belongs to another one. */
export const LinkedOrder = z.object({ id: z.string(), number: z.string() });
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** An order of pieces that staff added to an order that was paid; both go in one parcel. */
export const AddedOrder = z.extend(LinkedOrder, { isPaid: z.boolean() });
export type AddedOrder = z.infer<typeof AddedOrder>;

/** What became of a returned line after its inspection; `REJECTED` goes back to the buyer. */
export const InspectionOutcome = z.enum(['RESTOCKED', 'WRITTEN_OFF', 'REJECTED'], 'Choose a result');
export type InspectionOutcome = z.infer<typeof InspectionOutcome>;

/** The most photos that come with a return. */
export const MAX_RETURN_PHOTOS = 3;

/** Pieces of an order that were cancelled or are returned; amounts in rupees. */
export const Reversal = z.object({
  id: z.string(),
  kind: z.enum(['CANCELLATION', 'RETURN']),
  /**
   * A return is `REQUESTED` until staff accept it, `ACCEPTED` until they have inspected the goods; `REJECTED` when nothing of
   * it is taken back.
   */
  state: z.enum(['REQUESTED', 'ACCEPTED', 'DONE', 'REJECTED']),
  /** Null without one. */
  reason: z.nullable(z.string()),
  at: z.string(),
  /** The addresses of the photos that the buyer sent with a return; only the buyer and staff learn them. */
  photos: z.array(z.string()),
  items: z.array(
    z.extend(OrderPieces, {
      productId: z.string(),
      /** Null before the inspection, and for cancelled pieces that are back in stock. */
      outcome: z.nullable(InspectionOutcome),
      /** Absent where the buyer wants a refund. `SOLD_OUT` is refunded instead. */
      exchange: z.optional(z.object({ size: z.string(), state: z.enum(['WANTED', 'SENT', 'SOLD_OUT']) })),
    }),
  ),
  /** What the buyer does not pay or gets back; 0 until it is done. */
  amount: z.number(),
  /** The new order that sends the other sizes; absent before that, and without an exchange. */
  exchangeOrder: z.optional(LinkedOrder),
  /** The number of the credit note, which corrects an issued invoice; null without one. */
  creditNote: z.nullable(z.string()),
});
export type Reversal = z.infer<typeof Reversal>;

/** How a refund is paid by hand. */
export const REFUND_METHODS = ['BANK_TRANSFER', 'UPI', 'CHEQUE', 'CASH'] as const;

/** Money that goes back to a buyer; rupees. */
export const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  /** Whether the payment provider pays it; else staff pay it by hand. */
  isByProvider: z.boolean(),
  status: z.enum(['DUE', 'PAID']),
  /** Null until it is paid, and for refunds of the provider. */
  method: z.nullable(z.enum(REFUND_METHODS)),
  /** The bank's or the provider's reference; null until it is paid. */
  reference: z.nullable(z.string()),
  /** Null until it is paid. */
  paidAt: z.nullable(z.string()),
  /** Why staff refund it; null for what follows from a reversal. */
  reason: z.nullable(z.string()),
});
export type Refund = z.infer<typeof Refund>;

/** What staff enter to cancel some pieces. */
export const CancellationForm = z.object({
  items: SomePieces,
  reason: requiredText(500, 'Reason', 'Reason is required'),
});
export type CancellationForm = z.infer<typeof CancellationForm>;

/** The cancellation of some pieces by staff; when it comes, their lines must be as its sender saw them. */
export const Cancellation = z.extend(CancellationForm, {
  items: z
    .array(
      z.extend(OrderPieces, {
        /** The pieces of the line that were neither cancelled nor taken back. */
        left: z.int('Enter how many pieces the order has left').check(z.gte(0), z.lte(MAX_PER_PRODUCT)),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one product'),
      z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} products`),
    ),
});
export type Cancellation = z.infer<typeof Cancellation>;

/** The inspection of returned goods: the result of each returned line. */
export const Inspection = z.object({
  items: z
    .array(
      z.object({
        productId: z.uuid('Product not found'),
        size: ChosenSize,
        outcome: InspectionOutcome,
      }),
    )
    .check(z.minLength(1, 'Choose a result for each product'), z.maxLength(MAX_LINES)),
  note: z.optional(text(500, 'Note')),
});
export type Inspection = z.infer<typeof Inspection>;
