import {
  createBrand,
  deleteBrand,
  listBrands,
  listStaffBrands,
  restoreBrand,
  updateBrand,
} from '../../contract/index.ts';
import type { BrandChange, NewBrand, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads and edits the brands. */
export function brandsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listBrands>> = {}, signal?: AbortSignal) =>
      call(listBrands, { query, signal }),

    /** A page of the brands, or of the deleted ones. */
    listForStaff: (query: Partial<QueryOf<typeof listStaffBrands>> = {}, signal?: AbortSignal) =>
      call(listStaffBrands, { query, signal }),

    create: (brand: NewBrand, signal?: AbortSignal) => toData(call(createBrand, { body: brand, signal })),

    /** Changes a brand; `brandImage` only where a new one was chosen. */
    update: (id: string, change: BrandChange, signal?: AbortSignal) =>
      toData(call(updateBrand, { params: { id }, body: change, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteBrand, { params: { id }, signal }),

    restore: (id: string, signal?: AbortSignal) => toData(call(restoreBrand, { params: { id }, signal })),
  };
}
