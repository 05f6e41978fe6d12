import {
  createProduct,
  deleteProduct,
  getStaffProduct,
  listStaffProducts,
  recommendProduct,
  restoreProduct,
  updateProduct,
  updateProducts,
} from '../../contract/index.ts';
import type { BulkChange, NewProduct, ProductChange, QueryOf, Recommendation } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** An absent detail group is sent as empty text (spec section 5). */
const NO_DETAILS = {
  sizes: null,
  homeEssentialProducts: null,
  cosmeticProducts: null,
  medicalDetails: null,
  medicalEquipment: null,
  clothingDetails: null,
};

/** Reads and edits the products. */
export function productsClient(call: Call) {
  return {
    /** A page of the products, hidden ones included, or of the deleted ones. */
    listForStaff: (query: Partial<QueryOf<typeof listStaffProducts>> = {}, signal?: AbortSignal) =>
      call(listStaffProducts, { query, signal }),

    getForStaff: (id: string, signal?: AbortSignal) =>
      toData(call(getStaffProduct, { params: { id }, signal })),

    create: (product: NewProduct, signal?: AbortSignal) =>
      toData(call(createProduct, { body: { ...NO_DETAILS, ...product }, signal })),

    update: (id: string, change: ProductChange, signal?: AbortSignal) =>
      toData(call(updateProduct, { params: { id }, body: { ...NO_DETAILS, ...change }, signal })),

    /** Changes several products at once; returns which ones, and why others stay as they are. */
    updateAll: (change: BulkChange, signal?: AbortSignal) =>
      toData(call(updateProducts, { body: change, signal })),

    /** Recommends a product in the last place or in another one, moves it by one place, or recommends it no longer. */
    recommend: (id: string, to: Recommendation['to'], signal?: AbortSignal) =>
      toData(call(recommendProduct, { params: { id }, body: { to }, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteProduct, { params: { id }, signal }),

    restore: (id: string, signal?: AbortSignal) => toData(call(restoreProduct, { params: { id }, signal })),
  };
}
