import { createProduct, deleteProduct, updateProduct } from '../../contract/index.ts';
import type { NewProduct, ProductChange } from '../../contract/index.ts';
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

/** Edits the products. */
export function productsClient(call: Call) {
  return {
    create: (product: NewProduct, signal?: AbortSignal) =>
      toData(call(createProduct, { body: { ...NO_DETAILS, ...product }, signal })),

    update: (id: string, change: ProductChange, signal?: AbortSignal) =>
      toData(call(updateProduct, { params: { id }, body: { ...NO_DETAILS, ...change }, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteProduct, { params: { id }, signal }),
  };
}
