export { COUNT_PAUSE_MS, productFilterMachine } from './product-filter.machine.ts';
export type { ChoicesApplied, OfferedFilters, ProductFilterEvent } from './product-filter.machine.ts';
export { productFilterVerbs, productFilterView, toOffered } from './product-filter.view.ts';
