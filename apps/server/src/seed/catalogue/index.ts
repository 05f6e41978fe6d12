import type { SeedProduct } from './catalogue.types.ts';
import { ayurvedicWellness } from './products/ayurvedic-wellness.ts';
import { everydayClothing } from './products/everyday-clothing.ts';
import { foodsPantry } from './products/foods-pantry.ts';
import { healthDevices } from './products/health-devices.ts';
import { homeEssentials } from './products/home-essentials.ts';
import { nutritionSupplements } from './products/nutrition-supplements.ts';
import { personalCare } from './products/personal-care.ts';
import { skinCare } from './products/skin-care.ts';

export type { SeedProduct } from './catalogue.types.ts';
export { brands } from './brands.ts';
export { categories } from './categories.ts';
export { brandsInHindi, categoriesInHindi } from './hindi/index.ts';

/** All products of the sample catalogue, by category. */
export const products: readonly SeedProduct[] = [
  ...ayurvedicWellness,
  ...nutritionSupplements,
  ...personalCare,
  ...skinCare,
  ...foodsPantry,
  ...homeEssentials,
  ...healthDevices,
  ...everydayClothing,
];
