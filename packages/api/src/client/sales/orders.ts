import {
  cancelOrder,
  cancelOwnPieces,
  getOrder,
  listOrders,
  openCreditNote,
  openInvoice,
  placeOrder,
  quoteOrder,
  returnOrder,
} from '../../contract/index.ts';
import type {
  NewOrder,
  PieceCancellation,
  QueryOf,
  QuoteRequest,
  ReturnRequest,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Quotes, and the caller's orders. */
export function ordersClient(call: Call) {
  return {
    /** The current total of these products, with coupon and delivery method; for guests, too. */
    quote: (request: QuoteRequest, signal?: AbortSignal) =>
      toData(call(quoteOrder, { body: request, signal })),

    /** Places an order; sent again with the same `key` (8 to 64 of A–Z, a–z, 0–9 and -), it is the same order. */
    place: async (order: NewOrder, key: string, signal?: AbortSignal) => {
      const headers = { 'Idempotency-Key': key };
      return toData(call(placeOrder, { body: order, headers, signal }));
    },

    /** The orders, newest first; `pagination` gives the position when a page was requested. */
    list: (query: Partial<QueryOf<typeof listOrders>> = {}, signal?: AbortSignal) =>
      call(listOrders, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getOrder, { params: { id }, signal })),

    /** Cancels an order that is not shipped yet, and returns the changed order. */
    cancel: (id: string, signal?: AbortSignal) => toData(call(cancelOrder, { params: { id }, signal })),

    /** Cancels some pieces of an order that is not packed yet, and returns the changed order. */
    cancelPieces: (id: string, cancellation: PieceCancellation, signal?: AbortSignal) =>
      toData(call(cancelOwnPieces, { params: { id }, body: cancellation, signal })),

    /** Requests the return of a delivered order, and returns the changed order. */
    sendBack: (id: string, request: ReturnRequest, signal?: AbortSignal) =>
      toData(call(returnOrder, { params: { id }, body: request, signal })),

    /** An address that opens the invoice for a few minutes without a token. */
    invoice: (id: string, signal?: AbortSignal) => toData(call(openInvoice, { params: { id }, signal })),

    /** The same for a credit note. */
    creditNote: (id: string, reversalId: string, signal?: AbortSignal) =>
      toData(call(openCreditNote, { params: { id, reversalId }, signal })),
  };
}
