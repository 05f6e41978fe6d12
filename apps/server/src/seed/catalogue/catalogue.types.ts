import type { LabelFacts } from '@pgm/api/contract';
import type { StoredSizePrices } from '../../catalogue/tables/product.schema.ts';

/** Label and value as a shopper reads them, in the order they are printed on the pack. */
export type DetailGroup = Readonly<Record<string, string>>;

/** A category of the shop; `categoryUniqueName` is its part of the address. */
export type SeedCategory = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly categoryUniqueName: string;
  readonly subCategories: readonly string[];
};

/** A house brand. */
export type SeedBrand = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly brandSlogan: string;
};

/** A product's texts in Hindi; the details are those of its detail group, by their English names. */
export type SeedHindi = {
  readonly name: string;
  readonly description: string;
  readonly details: DetailGroup;
};

/** The images of a product, in the order of its page: the pack, then what is in it. */
export type SeedImageView = 'front' | 'detail';

/** The label facts of one pack; `toLabel` adds those of its category and brand. */
type SeedLabel = Readonly<
  Required<Pick<LabelFacts, 'commonName' | 'netQuantity' | 'packedIn'>> & Pick<LabelFacts, 'bestBefore'>
>;

/**
 * A product with all seed data: catalogue row, stock and what each of its images shows. The images are
 * `sample-images/<slug>-<view>.svg`.
 */
export type SeedProduct = {
  readonly slug: string;
  readonly categorySlug: string;
  readonly brandSlug: string;
  /** One of those of the category. Default: none. */
  readonly subCategory?: string;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  /** The product's number in the customs tariff, 4 to 8 digits. */
  readonly hsn: string;
  /** The tax that the price includes; the rates of India since September 2025. */
  readonly gstPercent: 0 | 5 | 18 | 40;
  readonly points: number;
  readonly pointDescription: string;
  readonly sizes?: readonly string[];
  /** What sizes cost that do not follow the product, by their names. Default: all follow it. */
  readonly sizePrices?: StoredSizePrices;
  readonly homeEssentialProducts?: DetailGroup;
  readonly cosmeticProducts?: DetailGroup;
  readonly medicalDetails?: DetailGroup;
  readonly medicalEquipment?: DetailGroup;
  readonly clothingDetails?: DetailGroup;
  readonly label: SeedLabel;
  readonly stock: {
    readonly quantity: number;
    readonly alertQuantity: number;
    /** How the quantity divides into the sizes. Default: evenly. */
    readonly sizes?: Readonly<Record<string, number>>;
  };
  readonly isFeatured?: boolean;
  /** The products that go well with it, by their slugs. Default: none. */
  readonly companionSlugs?: readonly string[];
  readonly images: Readonly<Record<SeedImageView, string>>;
};
