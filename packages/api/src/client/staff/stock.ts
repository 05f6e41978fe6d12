import { deleteStock, listStaffStock, listStock, moveStock, setStock } from '../../contract/index.ts';
import type { NewStock, QueryOf, StockMovement } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads and sets the stock. */
export function stockClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStock>> = {}, signal?: AbortSignal) =>
      call(listStock, { query, signal }),

    /** A page of the stock of all products, those without an entry included. */
    listForStaff: (query: Partial<QueryOf<typeof listStaffStock>> = {}, signal?: AbortSignal) =>
      call(listStaffStock, { query, signal }),

    /** Sets the stock of a product; its failure has the `message` of the response (spec section 8). */
    set: (stock: NewStock, signal?: AbortSignal) => toData(call(setStock, { body: stock, signal })),

    /** Adds received pieces to the stock of a product, or sets it to a counted number. */
    move: (productId: string, movement: StockMovement, signal?: AbortSignal) =>
      toData(call(moveStock, { params: { productId }, body: movement, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteStock, { params: { id }, signal }),
  };
}
