import {
  acceptReturn,
  addOrderNote,
  addPieces,
  cancelPieces,
  countOrderNeeds,
  getStaffOrder,
  inspectReturn,
  listAllOrders,
  ok,
  openPackingSlips,
  openStaffCreditNote,
  openStaffInvoice,
  packOrder,
  quoteAddition,
  refundOrder,
  retryRefund,
  setOrderAddress,
  setOrderStatus,
  setOrderStatuses,
  setShipment,
  setUndelivered,
} from '../../contract/index.ts';
import type {
  Addition,
  AdditionDraft,
  Cancellation,
  Inspection,
  OrderAddress,
  OrderStep,
  OrderSteps,
  NewRefund,
  NewStaffNote,
  Packing,
  PackingSlips,
  QueryOf,
  Shipment,
  Undelivered,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the orders of all members, and moves them on. */
export function staffOrdersClient(call: Call) {
  return {
    /** One page of the orders; the first unless the query says which. */
    list: async (query: Partial<QueryOf<typeof listAllOrders>> = {}, signal?: AbortSignal) => {
      const result = await call(listAllOrders, { query, signal });
      if (!result.ok) return result;
      const { data, pagination, isCapped } = result.value;
      return ok({ data, total: pagination.total, limit: pagination.limit, isCapped });
    },

    /** How many orders need each thing. */
    countNeeds: (signal?: AbortSignal) => toData(call(countOrderNeeds, { signal })),

    get: (id: string, signal?: AbortSignal) => toData(call(getStaffOrder, { params: { id }, signal })),

    /** Moves an order one step, and returns the changed order; so do the other changes of one order. */
    step: (id: string, step: OrderStep, signal?: AbortSignal) =>
      toData(call(setOrderStatus, { params: { id }, body: step, signal })),

    /** Moves each of several orders one step; names those that could not take it. */
    stepAll: (steps: OrderSteps, signal?: AbortSignal) =>
      toData(call(setOrderStatuses, { body: steps, signal })),

    pack: (id: string, packing: Packing, signal?: AbortSignal) =>
      toData(call(packOrder, { params: { id }, body: packing, signal })),

    setShipment: (id: string, shipment: Shipment, signal?: AbortSignal) =>
      toData(call(setShipment, { params: { id }, body: shipment, signal })),

    setAddress: (id: string, address: OrderAddress, signal?: AbortSignal) =>
      toData(call(setOrderAddress, { params: { id }, body: address, signal })),

    /** What an order would come to with more pieces; nothing changes. */
    quoteAddition: (id: string, draft: AdditionDraft, signal?: AbortSignal) =>
      toData(call(quoteAddition, { params: { id }, body: draft, signal })),

    addPieces: (id: string, addition: Addition, signal?: AbortSignal) =>
      toData(call(addPieces, { params: { id }, body: addition, signal })),

    cancelPieces: (id: string, cancellation: Cancellation, signal?: AbortSignal) =>
      toData(call(cancelPieces, { params: { id }, body: cancellation, signal })),

    inspect: (id: string, inspection: Inspection, signal?: AbortSignal) =>
      toData(call(inspectReturn, { params: { id }, body: inspection, signal })),

    refund: (id: string, refund: NewRefund, signal?: AbortSignal) =>
      toData(call(refundOrder, { params: { id }, body: refund, signal })),

    /** Lets the provider be asked again for a refund that failed. */
    retryRefund: (id: string, refundId: string, signal?: AbortSignal) =>
      toData(call(retryRefund, { params: { id, refundId }, signal })),

    undelivered: (id: string, undelivered: Undelivered, signal?: AbortSignal) =>
      toData(call(setUndelivered, { params: { id }, body: undelivered, signal })),

    addNote: (id: string, note: NewStaffNote, signal?: AbortSignal) =>
      toData(call(addOrderNote, { params: { id }, body: note, signal })),

    acceptReturn: (id: string, signal?: AbortSignal) =>
      toData(call(acceptReturn, { params: { id }, signal })),

    /** An address that opens the document for a few minutes without a token; so do the other two. */
    invoice: (id: string, signal?: AbortSignal) => toData(call(openStaffInvoice, { params: { id }, signal })),

    /** The packing slips of several orders as one document. */
    packingSlips: (slips: PackingSlips, signal?: AbortSignal) =>
      toData(call(openPackingSlips, { body: slips, signal })),

    creditNote: (id: string, reversalId: string, signal?: AbortSignal) =>
      toData(call(openStaffCreditNote, { params: { id, reversalId }, signal })),
  };
}
