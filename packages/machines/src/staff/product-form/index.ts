export { productFormMachine } from './product-form.machine.ts';
export { productFormVerbs, productFormView } from './product-form.view.ts';
export { DETAIL_GROUPS, toCopy, toLabelFacts } from './product-values.ts';
export type { DetailGroup, DetailRow, ProductField, ProductImage, ProductValues } from './product-values.ts';
