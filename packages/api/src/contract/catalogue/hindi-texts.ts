import * as z from 'zod/mini';
import { Language } from '../language.ts';
import { requiredText, text } from '../text.ts';

/**
 * The language of the texts that staff write: names, descriptions, details. What has no Hindi yet comes in English. Default:
 * English.
 */
export const CatalogueLanguage = z._default(Language, 'en');

/** The Hindi of details, by their English names. */
const DetailsInHindi = z.optional(
  z.record(requiredText(100, 'Detail', 'A detail needs a name'), text(2000, 'Detail')),
);

/** The texts of a product in Hindi. A text that is absent or empty has no Hindi yet. */
export const ProductInHindi = z.object({
  name: z.optional(text(200, 'Name')),
  description: z.optional(text(5000, 'Description')),
  pointDescription: z.optional(text(500, 'Point description')),
  /** Of the label, as the two that follow. */
  commonName: z.optional(text(100, 'Common name')),
  netQuantityAsPrinted: z.optional(text(100, 'Net quantity')),
  bestBefore: z.optional(text(200, 'Best before')),
  homeEssentialProducts: DetailsInHindi,
  cosmeticProducts: DetailsInHindi,
  medicalDetails: DetailsInHindi,
  medicalEquipment: DetailsInHindi,
  clothingDetails: DetailsInHindi,
});
export type ProductInHindi = z.infer<typeof ProductInHindi>;

/** How many names of details of a category can have Hindi. */
export const MAX_DETAIL_NAMES = 100;

/** The texts of a category in Hindi, likewise. */
export const CategoryInHindi = z.object({
  name: z.optional(text(100, 'Name')),
  description: z.optional(text(2000, 'Description')),
  /** The Hindi of its subcategories, by their English names. */
  subCategories: z.optional(z.record(z.string(), text(100, 'Subcategory'))),
  /** The Hindi of the names of its products' details, such as 'Fabric', by their English names. */
  detailNames: z.optional(
    z
      .record(requiredText(100, 'Detail', 'A detail needs a name'), text(100, 'Detail'))
      .check(
        z.refine(
          (names) => Object.keys(names).length <= MAX_DETAIL_NAMES,
          `At most ${MAX_DETAIL_NAMES} names of details`,
        ),
      ),
  ),
});
export type CategoryInHindi = z.infer<typeof CategoryInHindi>;

/** The texts of a brand in Hindi, likewise. */
export const BrandInHindi = z.object({
  name: z.optional(text(100, 'Name')),
  description: z.optional(text(2000, 'Description')),
  brandSlogan: z.optional(text(200, 'Slogan')),
});
export type BrandInHindi = z.infer<typeof BrandInHindi>;
