import { StaffProduct } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';
import { productFormSchema } from './product-schema.ts';
import { EMPTY_PRODUCT, toProductValues } from './product-values.ts';

/** The form of a product, new or stored. Provide `saveRecord` with the two calls. */
export const productFormMachine = createRecordForm(productFormSchema, {
  id: 'product-form',
  empty: EMPTY_PRODUCT,
  toValues: toProductValues,
  stored: StaffProduct,
  asksToDiscard: true,
});
