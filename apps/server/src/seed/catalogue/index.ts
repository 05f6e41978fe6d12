import type { SeedProduct } from './catalogue.types.ts';
import { ayurvedicWellness } from './products/ayurvedic-wellness.ts';

export type { DetailGroup, SeedBrand, SeedCategory, SeedProduct } from './catalogue.types.ts';
export { brands } from './brands.ts';
export { categories } from './categories.ts';

/** All products of the sample catalogue, shelf by shelf. */
export const products: readonly SeedProduct[] = [...ayurvedicWellness];
