import {
  NO_PRODUCTS_IN_CATEGORY,
  countProducts,
  getProduct,
  listProductAddresses,
  listProducts,
  listCategoryProducts,
  ok,
} from '../../contract/index.ts';
import type { ProductQuery, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the products. */
export function productsClient(call: Call) {
  return {
    list: (query: Partial<ProductQuery> = {}, signal?: AbortSignal) => call(listProducts, { query, signal }),

    /** How many products each choice of a filter leaves. */
    count: (query: Partial<QueryOf<typeof countProducts>>, signal?: AbortSignal) =>
      toData(call(countProducts, { query, signal })),

    /** The addresses of all products, page by page from 1. */
    addresses: (page: number, signal?: AbortSignal) =>
      call(listProductAddresses, { query: { page }, signal }),

    get: (id: string, signal?: AbortSignal) => call(getProduct, { params: { id }, signal }),

    /**
     * The products of a category; without products it is an empty list with the message to show above it (spec
     * section 8).
     */
    listInCategory: async (
      categoryId: string,
      query: Partial<QueryOf<typeof listCategoryProducts>> = {},
      signal?: AbortSignal,
    ) => {
      const result = await call(listCategoryProducts, { params: { categoryId }, query, signal });
      if (result.ok) return ok({ ...result.value, message: undefined });
      if (result.failure.status === 400)
        return ok({ data: [], total: 0, pagination: undefined, message: NO_PRODUCTS_IN_CATEGORY });
      return result;
    },
  };
}
