import {
  type LabelFacts,
  type ProductInHindi,
  type ShownContent,
  type StaffProduct,
  missingLabelFacts,
  missingTaxFacts,
  toLineKey,
} from '@pgm/api/contract';
import { type SizeRow, toSizeRow } from './size-rows.ts';

/** An image of a product. `url` shows it; for a new one it is local to the page, and the site saves its file under it. */
export interface ProductImage {
  readonly url: string;
  readonly alt: string;
  /** The facts of a new file; absent for a stored image. */
  readonly upload?: {
    /** As the browser gives it, such as 'image/jpeg'; '' when unknown. */
    readonly type: string;
    readonly bytes: number;
  };
}

/** A row of a detail group. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
  /** The value in Hindi; empty without one. */
  readonly hindi: string;
}

/** A product that goes well with another one. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** A product in a bundle. */
export interface BundleContent {
  /** Of the product in its size, as {@link toLineKey} writes it. */
  readonly id: string;
  /** With the size. */
  readonly name: string;
  /** How many pieces; null while the box is empty. */
  readonly quantity: number | null;
}

/** The detail groups of a product, in the order of the form. */
export const DETAIL_GROUPS = [
  'medicalDetails',
  'medicalEquipment',
  'cosmeticProducts',
  'homeEssentialProducts',
  'clothingDetails',
] as const;
export type DetailGroup = (typeof DETAIL_GROUPS)[number];

/** The facts of a label as fields; an unknown one is empty. */
type LabelValues = {
  readonly goods: LabelFacts['goods'];
  readonly commonName: string;
  readonly commonNameInHindi: string;
  readonly netQuantityAmount: number | null;
  readonly netQuantityUnit: NonNullable<LabelFacts['netQuantity']>['unit'];
  readonly netQuantityAsPrinted: string;
  readonly netQuantityAsPrintedInHindi: string;
  /** In paise. */
  readonly maximumRetailPrice: number | null;
  readonly countryOfOrigin: string;
  readonly makerRole: NonNullable<LabelFacts['maker']>['role'];
  readonly makerName: string;
  readonly makerAddress: string;
  /** `2026-09`. */
  readonly packedIn: string;
  readonly bestBefore: string;
  readonly bestBeforeInHindi: string;
  readonly consumerCarePhone: string;
  readonly consumerCareEmail: string;
  readonly licenceKind: NonNullable<LabelFacts['licence']>['kind'];
  readonly licenceNumber: string;
};

/** A product as the form shows it. */
export type ProductValues = {
  readonly name: string;
  /** Empty while there is none, as every text in Hindi. */
  readonly nameInHindi: string;
  readonly description: string;
  readonly descriptionInHindi: string;
  readonly brandId: string;
  readonly categoryId: string;
  /** The name of a subcategory of the category; empty for none. */
  readonly subCategory: string;
  /** In paise, taxes included: what it costs outside of its sale. */
  readonly price: number | null;
  /** In paise; null without a sale. */
  readonly salePrice: number | null;
  /** The first day of the sale in India, such as '2026-12-05'; empty without a sale. */
  readonly saleFrom: string;
  /** The last day of the sale in India; empty without a sale. */
  readonly saleUntil: string;
  readonly points: number | null;
  readonly pointDescription: string;
  readonly pointDescriptionInHindi: string;
  /** The first one is the main image. */
  readonly images: readonly ProductImage[];
  readonly sizes: readonly SizeRow[];
  /** The products that go well with it, in their order. */
  readonly companions: readonly Companion[];
  /** What is in a bundle, in its order; empty for a product that is none. */
  readonly contents: readonly BundleContent[];
} & Readonly<Record<DetailGroup, readonly DetailRow[]>> &
  LabelValues & {
    readonly hsn: string;
    readonly gstPercent: number | null;
    readonly isVisible: boolean;
  };

export type ProductField = Extract<keyof ProductValues, string>;

const NO_SALE = { salePrice: null, saleFrom: '', saleUntil: '' } as const;

/** A new product: hidden, because its label lacks what the law requires. The keys are in the order of the form. */
export const EMPTY_PRODUCT: ProductValues = {
  name: '',
  nameInHindi: '',
  description: '',
  descriptionInHindi: '',
  brandId: '',
  categoryId: '',
  subCategory: '',
  price: null,
  ...NO_SALE,
  points: 0,
  pointDescription: '',
  pointDescriptionInHindi: '',
  images: [],
  sizes: [],
  contents: [],
  companions: [],
  medicalDetails: [],
  medicalEquipment: [],
  cosmeticProducts: [],
  homeEssentialProducts: [],
  clothingDetails: [],
  goods: 'OTHER',
  commonName: '',
  commonNameInHindi: '',
  netQuantityAmount: null,
  netQuantityUnit: 'g',
  netQuantityAsPrinted: '',
  netQuantityAsPrintedInHindi: '',
  maximumRetailPrice: null,
  countryOfOrigin: '',
  makerRole: 'MANUFACTURER',
  makerName: '',
  makerAddress: '',
  packedIn: '',
  bestBefore: '',
  bestBeforeInHindi: '',
  consumerCarePhone: '',
  consumerCareEmail: '',
  licenceKind: 'FSSAI',
  licenceNumber: '',
  hsn: '',
  gstPercent: null,
  isVisible: false,
};

const toPaise = (rupees: number | undefined) => (rupees === undefined ? null : Math.round(rupees * 100));

const toRows = (group: StaffProduct[DetailGroup] = {}, hindi: StaffProduct[DetailGroup] = {}): DetailRow[] =>
  Object.entries(group).map(([label, value]) => ({ label, value, hindi: hindi[label] ?? '' }));

const toContent = ({ productId, size, name, quantity }: ShownContent): BundleContent => ({
  id: toLineKey({ productId, size }),
  name: size === undefined ? name : `${name}, ${size}`,
  quantity,
});

/** A stored product as the values of the form. */
export function toProductValues(product: StaffProduct): ProductValues {
  const { hindi = {} } = product;
  return {
    name: product.name,
    nameInHindi: hindi.name ?? '',
    description: product.description,
    descriptionInHindi: hindi.description ?? '',
    brandId: product.brandId,
    categoryId: product.categoryId,
    subCategory: product.subCategory ?? '',
    price: toPaise(product.usualPrice ?? product.price),
    salePrice: toPaise(product.sale?.price),
    saleFrom: product.sale?.from ?? '',
    saleUntil: product.sale?.until ?? '',
    points: product.points,
    pointDescription: product.pointDescription,
    pointDescriptionInHindi: hindi.pointDescription ?? '',
    images: product.images,
    sizes: (product.sizes ?? []).map((name) => toSizeRow(name, product.sizePrices)),
    companions: product.companions ?? [],
    contents: (product.contents ?? []).map(toContent),
    medicalDetails: toRows(product.medicalDetails, hindi.medicalDetails),
    medicalEquipment: toRows(product.medicalEquipment, hindi.medicalEquipment),
    cosmeticProducts: toRows(product.cosmeticProducts, hindi.cosmeticProducts),
    homeEssentialProducts: toRows(product.homeEssentialProducts, hindi.homeEssentialProducts),
    clothingDetails: toRows(product.clothingDetails, hindi.clothingDetails),
    ...toLabelValues(product.labelFacts ?? { goods: 'OTHER' }, hindi),
    hsn: product.hsn ?? '',
    gstPercent: product.gstPercent ?? null,
    isVisible: product.isVisible,
  };
}

function toLabelValues(
  { netQuantity, maker, consumerCare, licence, ...facts }: LabelFacts,
  hindi: ProductInHindi,
): LabelValues {
  return {
    goods: facts.goods,
    commonName: facts.commonName ?? '',
    commonNameInHindi: hindi.commonName ?? '',
    netQuantityAmount: netQuantity?.amount ?? null,
    netQuantityUnit: netQuantity?.unit ?? EMPTY_PRODUCT.netQuantityUnit,
    netQuantityAsPrinted: netQuantity?.asPrinted ?? '',
    netQuantityAsPrintedInHindi: hindi.netQuantityAsPrinted ?? '',
    maximumRetailPrice: toPaise(facts.maximumRetailPrice),
    countryOfOrigin: facts.countryOfOrigin ?? '',
    makerRole: maker?.role ?? EMPTY_PRODUCT.makerRole,
    makerName: maker?.name ?? '',
    makerAddress: maker?.address ?? '',
    packedIn: facts.packedIn ?? '',
    bestBefore: facts.bestBefore ?? '',
    bestBeforeInHindi: hindi.bestBefore ?? '',
    consumerCarePhone: consumerCare?.phone ?? '',
    consumerCareEmail: consumerCare?.email ?? '',
    licenceKind: licence?.kind ?? EMPTY_PRODUCT.licenceKind,
    licenceNumber: licence?.number ?? '',
  };
}

/**
 * The values of a new product that begins as a copy of another one. It is hidden and has no sale, and it has no images,
 * because an image belongs to the product for which it was uploaded.
 */
export function toCopy(product: StaffProduct): ProductValues {
  const values = { ...toProductValues(product), ...NO_SALE };
  return { ...values, name: `${product.name} (copy)`, images: [], isVisible: false };
}

/** The label of a product from the fields of the form. A fact of several fields is there when one of them is filled in. */
export function toLabelFacts(values: LabelValues): LabelFacts {
  const { goods, makerName, makerAddress, consumerCarePhone, consumerCareEmail, licenceNumber } = values;
  const isFilled = (...texts: string[]) => texts.some((text) => text.trim() !== '');
  const named = { commonName: values.commonName, countryOfOrigin: values.countryOfOrigin };
  const dated = { packedIn: values.packedIn, bestBefore: values.bestBefore };
  return {
    goods,
    ...Object.fromEntries(Object.entries({ ...named, ...dated }).filter(([, text]) => isFilled(text))),
    ...((values.netQuantityAmount !== null || isFilled(values.netQuantityAsPrinted)) && {
      netQuantity: {
        amount: values.netQuantityAmount ?? 0,
        unit: values.netQuantityUnit,
        ...(isFilled(values.netQuantityAsPrinted) && { asPrinted: values.netQuantityAsPrinted }),
      },
    }),
    ...(values.maximumRetailPrice !== null && { maximumRetailPrice: values.maximumRetailPrice / 100 }),
    ...(isFilled(makerName, makerAddress) && {
      maker: { role: values.makerRole, name: makerName, address: makerAddress },
    }),
    ...(isFilled(consumerCarePhone, consumerCareEmail) && {
      consumerCare: { phone: consumerCarePhone, email: consumerCareEmail },
    }),
    ...(isFilled(licenceNumber) && { licence: { kind: values.licenceKind, number: licenceNumber } }),
  };
}

/** What the tax needs; spaces are no number. */
export function toTax({ hsn, gstPercent }: Pick<ProductValues, 'hsn' | 'gstPercent'>) {
  return { hsn: hsn.trim(), gstPercent };
}

/** The field in which a missing fact is filled in. */
const FACT_FIELDS: Readonly<Record<keyof LabelFacts, ProductField>> = {
  goods: 'goods',
  commonName: 'commonName',
  maximumRetailPrice: 'maximumRetailPrice',
  countryOfOrigin: 'countryOfOrigin',
  packedIn: 'packedIn',
  bestBefore: 'bestBefore',
  netQuantity: 'netQuantityAmount',
  maker: 'makerName',
  consumerCare: 'consumerCarePhone',
  licence: 'licenceNumber',
};

/** The facts that the law requires and that are not known, each with the field in which it is filled in. */
export function missingFacts(
  values: LabelValues & Pick<ProductValues, 'hsn' | 'gstPercent'>,
): { fact: string; field: ProductField }[] {
  const facts = missingLabelFacts(toLabelFacts(values));
  return [
    ...facts.map((fact) => ({ fact, field: FACT_FIELDS[fact] })),
    ...missingTaxFacts(toTax(values)).map((fact) => ({ fact, field: fact })),
  ];
}
