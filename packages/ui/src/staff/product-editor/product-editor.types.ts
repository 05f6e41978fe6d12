/** An image of a product; `url` shows it. */
interface EditedImage {
  readonly url: string;
  readonly alt: string;
}

/** A row of a detail group. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
  /** The value in Hindi; empty without one. */
  readonly hindi: string;
}

/** What a size costs and earns that does not follow the product; null while a box is empty. */
export interface OwnPrice {
  /** In paise, taxes included. */
  readonly price: number | null;
  /** In paise. */
  readonly maximumRetailPrice: number | null;
  readonly points: number | null;
  /** In the unit of the label; null when it is that of the label. */
  readonly netQuantity: number | null;
}

/** The detail groups, in the order of the form. */
export const DETAIL_GROUPS = [
  'medicalDetails',
  'medicalEquipment',
  'cosmeticProducts',
  'homeEssentialProducts',
  'clothingDetails',
] as const;
export type DetailGroupName = (typeof DETAIL_GROUPS)[number];

/** Fields with a text, with an ISO date, or with the id of a choice. */
export type TextFieldName =
  | 'name'
  | 'nameInHindi'
  | 'description'
  | 'descriptionInHindi'
  | 'brandId'
  | 'categoryId'
  | 'subCategory'
  | 'saleFrom'
  | 'saleUntil'
  | 'pointDescription'
  | 'pointDescriptionInHindi'
  | 'commonName'
  | 'commonNameInHindi'
  | 'netQuantityAsPrinted'
  | 'netQuantityAsPrintedInHindi'
  | 'countryOfOrigin'
  | 'makerName'
  | 'makerAddress'
  | 'packedIn'
  | 'bestBefore'
  | 'bestBeforeInHindi'
  | 'consumerCarePhone'
  | 'consumerCareEmail'
  | 'licenceNumber'
  | 'hsn';

/** Fields with a number; prices are in paise. */
export type NumberFieldName =
  | 'price'
  | 'salePrice'
  | 'points'
  | 'netQuantityAmount'
  | 'maximumRetailPrice'
  | 'gstPercent';

/** The values of the form. */
export type EditedProduct = Readonly<Record<TextFieldName, string>> &
  Readonly<Record<NumberFieldName, number | null>> &
  Readonly<Record<DetailGroupName, readonly DetailRow[]>> & {
    readonly images: readonly EditedImage[];
    readonly sizes: readonly {
      readonly name: string;
      /** Null for a size that follows the product. */
      readonly own: OwnPrice | null;
    }[];
    /** The products that go well with it, in their order. */
    readonly companions: readonly { readonly id: string; readonly name: string }[];
    /** What is in a bundle, in its order. */
    readonly contents: readonly {
      readonly id: string;
      readonly name: string;
      /** Null while the box is empty. */
      readonly quantity: number | null;
    }[];
    readonly goods: 'FOOD' | 'AYURVEDIC' | 'COSMETIC' | 'DEVICE' | 'OTHER';
    readonly netQuantityUnit: 'g' | 'ml' | 'piece';
    readonly makerRole: 'MANUFACTURER' | 'PACKER' | 'IMPORTER';
    readonly licenceKind: 'FSSAI' | 'AYUSH' | 'COSMETICS' | 'MEDICAL_DEVICES';
    readonly isVisible: boolean;
  };

export type EditedField = keyof EditedProduct;

/** A brand or a category that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label?: string;
  /** The names of the subcategories of a category. */
  readonly subCategories?: readonly string[] | undefined;
}

/** A required fact that is not filled in, and the field for it. */
export interface MissingFact {
  readonly fact: string;
  readonly field: EditedField;
}

/** What the sections of the form show. */
export interface ProductFormFacts {
  readonly values: EditedProduct;
  /** The error of each invalid field, in English. */
  readonly errors: Readonly<Partial<Record<EditedField, string | undefined>>>;
  readonly missing: readonly MissingFact[];
  /** Whether the product can be made visible. */
  readonly canShow: boolean;
  readonly canAddImages: boolean;
  /** How many images the server does not have yet. */
  readonly newImageCount: number;
  readonly brands: readonly Choice[];
  readonly categories: readonly Choice[];
}

/** What a user does with the form. Items of lists are named by their index, from 0. */
export interface ProductFormVerbs {
  changeField: <Field extends EditedField>(field: Field, value: EditedProduct[Field]) => void;
  addImages: (files: readonly File[]) => void;
  moveImage: (from: number, to: number) => void;
  removeImage: (index: number) => void;
  moveCompanion: (from: number, to: number) => void;
  removeCompanion: (id: string) => void;
  changeContent: (id: string, quantity: number | null) => void;
  removeContent: (id: string) => void;
  addSize: () => void;
  renameSize: (index: number, size: string) => void;
  removeSize: (index: number) => void;
  /** Gives a size a price of its own. */
  addSizePrice: (index: number) => void;
  /** Changes some facts of the own price of a size. */
  changeSizePrice: (index: number, change: Partial<OwnPrice>) => void;
  /** Lets a size follow the product again. */
  removeSizePrice: (index: number) => void;
  addDetail: (group: DetailGroupName) => void;
  changeDetail: (group: DetailGroupName, index: number, row: DetailRow) => void;
  moveDetail: (group: DetailGroupName, from: number, to: number) => void;
  removeDetail: (group: DetailGroupName, index: number) => void;
}

/** The props of a section. */
export interface SectionProps {
  readonly form: ProductFormFacts;
  readonly verbs: ProductFormVerbs;
}
