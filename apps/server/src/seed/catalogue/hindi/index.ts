import type { SeedHindi } from '../catalogue.types.ts';
import { ayurvedicWellness } from './ayurvedic-wellness.ts';
import { everydayClothing } from './everyday-clothing.ts';
import { foodsPantry } from './foods-pantry.ts';
import { healthDevices } from './health-devices.ts';
import { homeEssentials } from './home-essentials.ts';
import { nutritionSupplements } from './nutrition-supplements.ts';
import { personalCare } from './personal-care.ts';
import { skinCare } from './skin-care.ts';

export { brandsInHindi, categoriesInHindi } from './brands-and-categories.ts';
export { labelsInHindi } from './labels.ts';
export { pointsInHindi } from './labelling.ts';

/** The Hindi of the sample products, by slug. */
export const productsInHindi: Readonly<Record<string, SeedHindi>> = {
  ...ayurvedicWellness,
  ...nutritionSupplements,
  ...personalCare,
  ...skinCare,
  ...foodsPantry,
  ...homeEssentials,
  ...healthDevices,
  ...everydayClothing,
};
