import type { DetailGroupName, EditedField, EditedProduct } from './product-editor.types.ts';

/** The label of each field. */
export const FIELD_LABELS: Readonly<Record<EditedField, string>> = {
  name: 'Name',
  nameInHindi: 'Name in Hindi',
  description: 'Description',
  descriptionInHindi: 'Description in Hindi',
  brandId: 'Brand',
  categoryId: 'Category',
  subCategory: 'Subcategory',
  price: 'Price, taxes included',
  salePrice: 'Sale price',
  saleFrom: 'First day of the sale',
  saleUntil: 'Last day of the sale',
  points: 'Points',
  pointDescription: 'Point description',
  pointDescriptionInHindi: 'Point description in Hindi',
  images: 'Images',
  sizes: 'Sizes',
  contents: 'In this bundle',
  companions: 'Goes well with',
  medicalDetails: 'Health details',
  medicalEquipment: 'Device details',
  cosmeticProducts: 'Cosmetic details',
  homeEssentialProducts: 'Home essential details',
  clothingDetails: 'Clothing details',
  goods: 'Kind of goods',
  commonName: 'Common name',
  commonNameInHindi: 'Common name in Hindi',
  netQuantityAmount: 'Net quantity',
  netQuantityUnit: 'Unit',
  netQuantityAsPrinted: 'Net quantity as printed',
  netQuantityAsPrintedInHindi: 'Net quantity as printed, in Hindi',
  maximumRetailPrice: 'Maximum retail price',
  countryOfOrigin: 'Country of origin',
  makerRole: 'Responsible company',
  makerName: 'Company name',
  makerAddress: 'Company address',
  packedIn: 'Month of packing',
  bestBefore: 'Best before',
  bestBeforeInHindi: 'Best before, in Hindi',
  consumerCarePhone: 'Consumer care phone',
  consumerCareEmail: 'Consumer care email',
  licenceKind: 'Kind of licence',
  licenceNumber: 'Licence number',
  hsn: 'HSN code',
  gstPercent: 'GST in the price',
  isVisible: 'Visible in the shop',
};

/** The names of the facts that the law requires. */
export const FACT_LABELS: Readonly<Record<string, string>> = {
  commonName: 'Common name',
  netQuantity: 'Net quantity',
  maximumRetailPrice: 'Maximum retail price',
  countryOfOrigin: 'Country of origin',
  maker: 'Name and address of the manufacturer, packer or importer',
  packedIn: 'Month of packing or best before',
  consumerCare: 'Consumer care',
  licence: 'Licence number',
  hsn: 'HSN code',
  gstPercent: 'GST in the price',
};

type Options<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

/** The choices of each field with a fixed list. */
export const FIELD_OPTIONS = {
  goods: [
    { value: 'FOOD', label: 'Food' },
    { value: 'AYURVEDIC', label: 'Ayurvedic medicine' },
    { value: 'COSMETIC', label: 'Cosmetic' },
    { value: 'DEVICE', label: 'Medical device' },
    { value: 'OTHER', label: 'Other goods' },
  ],
  netQuantityUnit: [
    { value: 'g', label: 'Grams' },
    { value: 'ml', label: 'Millilitres' },
    { value: 'piece', label: 'Pieces' },
  ],
  makerRole: [
    { value: 'MANUFACTURER', label: 'Manufacturer' },
    { value: 'PACKER', label: 'Packer' },
    { value: 'IMPORTER', label: 'Importer' },
  ],
  licenceKind: [
    { value: 'FSSAI', label: 'FSSAI' },
    { value: 'AYUSH', label: 'AYUSH' },
    { value: 'COSMETICS', label: 'Cosmetics' },
    { value: 'MEDICAL_DEVICES', label: 'Medical devices' },
  ],
} as const satisfies {
  readonly [Field in 'goods' | 'netQuantityUnit' | 'makerRole' | 'licenceKind']: Options<
    EditedProduct[Field]
  >;
};

/** The usual labels of each detail group; shoppers read them in their language. */
export const USUAL_LABELS: Readonly<Record<DetailGroupName, readonly string[]>> = {
  medicalDetails: ['Key ingredients', 'Directions', 'Caution', 'Vegetarian mark', 'Allergens', 'Per serving'],
  medicalEquipment: [
    'Measures',
    'Accuracy',
    'In the box',
    'Power',
    'Memory',
    'Display',
    'Size',
    'Capacity',
    'Safety',
    'Caution',
    'Warranty',
  ],
  cosmeticProducts: [
    'Key ingredients',
    'Skin type',
    'Hair type',
    'Sun protection',
    'Directions',
    'Caution',
    'Vegetarian mark',
  ],
  homeEssentialProducts: [
    'Ingredients',
    'Key ingredients',
    'Harvest region',
    'How to use',
    'Directions',
    'Surfaces',
    'Fabrics',
    'Material',
    'Capacity',
    'Care',
    'Allergens',
    'Caution',
    'Vegetarian mark',
    'Warranty',
  ],
  clothingDetails: ['Fabric', 'Fit', 'Size', 'Details', 'Wash care', 'Woven', 'Knitted', 'Printed'],
};

/** The id of the element in which a field is edited. */
export const fieldId = (field: EditedField): string => `product-${field}`;
