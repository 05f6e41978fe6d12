import type { ProductInHindi, SizePrice } from '@pgm/api/contract';
import type { ProductRow, StoredSizePrice } from '../tables/product.schema.ts';
import { readUsualPrice } from './sale-columns.ts';
import { toRupeesCell } from '../../platform/csv/csv-cells.ts';
import type { Cells } from '../../platform/csv/csv-kind.ts';

/** The columns of the facts that every product has, with the field of the form that holds them. */
export const FIELD_COLUMNS = {
  Name: 'name',
  Description: 'description',
  Category: 'categoryId',
  Subcategory: 'subCategory',
  Brand: 'brandId',
  Price: 'price',
  Points: 'points',
  'Point description': 'pointDescription',
  Visible: 'isVisible',
  HSN: 'hsn',
  'GST percent': 'gstPercent',
  Sizes: 'sizes',
} as const;

/** The columns of the prices of sizes that do not follow the product, with the fact that they hold: '250 ml: 650.50'. */
export const SIZE_PRICE_COLUMNS = {
  'Size prices': 'price',
  'Size maximum retail prices': 'maximumRetailPrice',
  'Size points': 'points',
  'Size net quantities': 'netQuantity',
} as const satisfies Readonly<Record<string, keyof SizePrice>>;

/** The columns of the label, with the fact that they hold. */
export const LABEL_COLUMNS = {
  'Kind of goods': ['goods'],
  'Common name': ['commonName'],
  'Net quantity': ['netQuantity', 'amount'],
  'Net quantity unit': ['netQuantity', 'unit'],
  'Net quantity as printed': ['netQuantity', 'asPrinted'],
  'Maximum retail price': ['maximumRetailPrice'],
  'Country of origin': ['countryOfOrigin'],
  'Maker role': ['maker', 'role'],
  'Maker name': ['maker', 'name'],
  'Maker address': ['maker', 'address'],
  'Packed in': ['packedIn'],
  'Best before': ['bestBefore'],
  'Consumer care phone': ['consumerCare', 'phone'],
  'Consumer care email': ['consumerCare', 'email'],
  'Licence kind': ['licence', 'kind'],
  'Licence number': ['licence', 'number'],
} as const;

/** The beginnings of the columns of detail groups; the rest is the name of the detail. */
export const GROUP_PREFIXES = {
  homeEssentialProducts: 'Home essential: ',
  cosmeticProducts: 'Cosmetic: ',
  medicalDetails: 'Medical details: ',
  medicalEquipment: 'Medical equipment: ',
  clothingDetails: 'Clothing: ',
} as const;

/** Before the name of a column: its text in Hindi. */
export const HINDI = 'Hindi: ';

/** The columns of the Hindi texts that every product can have, with the text that they hold. */
export const HINDI_COLUMNS = {
  [`${HINDI}Name`]: 'name',
  [`${HINDI}Description`]: 'description',
  [`${HINDI}Point description`]: 'pointDescription',
  [`${HINDI}Common name`]: 'commonName',
  [`${HINDI}Net quantity as printed`]: 'netQuantityAsPrinted',
  [`${HINDI}Best before`]: 'bestBefore',
} as const satisfies Readonly<Record<string, keyof ProductInHindi>>;

/** Between two sizes in a cell. */
export const SIZE_SEPARATOR = '|';

/** The cells of a stored product. */
export function toProductCells(
  row: ProductRow,
  { brandName, categoryName }: { readonly brandName: string; readonly categoryName: string },
): Cells {
  const { goods, netQuantity, maker, consumerCare, licence, ...label } = { ...row.labelFacts };
  const maximum = row.maximumRetailPricePaise;
  const text = (value: number | string | undefined) => String(value ?? '');
  return {
    ID: row.id,
    Name: row.name,
    Description: row.description,
    Category: categoryName,
    Subcategory: row.subCategory ?? '',
    Brand: brandName,
    Price: toRupeesCell(readUsualPrice(row)),
    Points: String(row.points),
    'Point description': row.pointDescription,
    Visible: row.isVisible ? 'yes' : 'no',
    HSN: row.hsn,
    'GST percent': String(row.gstPercent ?? ''),
    Sizes: (row.sizes ?? []).join(SIZE_SEPARATOR),
    ...toSizePriceCells(row),
    'Kind of goods': text(goods),
    'Common name': text(label.commonName),
    'Net quantity': text(netQuantity?.amount),
    'Net quantity unit': text(netQuantity?.unit),
    'Net quantity as printed': text(netQuantity?.asPrinted),
    'Maximum retail price': maximum === null ? '' : toRupeesCell(maximum),
    'Country of origin': text(label.countryOfOrigin),
    'Maker role': text(maker?.role),
    'Maker name': text(maker?.name),
    'Maker address': text(maker?.address),
    'Packed in': text(label.packedIn),
    'Best before': text(label.bestBefore),
    'Consumer care phone': text(consumerCare?.phone),
    'Consumer care email': text(consumerCare?.email),
    'Licence kind': text(licence?.kind),
    'Licence number': text(licence?.number),
    ...toGroupCells(row),
    ...toHindiCells(row.hindi ?? {}),
  };
}

function toSizePriceCells({ sizes, sizePrices }: ProductRow): Cells {
  const own = (sizes ?? []).flatMap((size) => {
    const price = sizePrices[size];
    return price ? [{ size, price }] : [];
  });
  const toCell = (toText: (price: StoredSizePrice) => string | undefined) =>
    own
      .flatMap(({ size, price }) => {
        const text = toText(price);
        return text === undefined ? [] : [`${size}: ${text}`];
      })
      .join(SIZE_SEPARATOR);
  return {
    'Size prices': toCell(({ pricePaise }) => toRupeesCell(pricePaise)),
    'Size maximum retail prices': toCell((price) => toRupeesCell(price.maximumRetailPricePaise)),
    'Size points': toCell(({ points }) => String(points)),
    'Size net quantities': toCell(({ netQuantity }) => netQuantity?.toString()),
  };
}

function toHindiCells(hindi: ProductInHindi): Cells {
  const groups = Object.entries(toGroupCells(hindi)).map(([column, text]) => [HINDI + column, text]);
  return {
    ...Object.fromEntries(Object.entries(HINDI_COLUMNS).map(([column, text]) => [column, hindi[text] ?? ''])),
    ...Object.fromEntries(groups),
  };
}

type Groups = Readonly<
  Partial<Record<keyof typeof GROUP_PREFIXES, Readonly<Record<string, string>> | null | undefined>>
>;

function toGroupCells(row: Groups): Cells {
  return {
    ...toPrefixed(GROUP_PREFIXES.homeEssentialProducts, row.homeEssentialProducts),
    ...toPrefixed(GROUP_PREFIXES.cosmeticProducts, row.cosmeticProducts),
    ...toPrefixed(GROUP_PREFIXES.medicalDetails, row.medicalDetails),
    ...toPrefixed(GROUP_PREFIXES.medicalEquipment, row.medicalEquipment),
    ...toPrefixed(GROUP_PREFIXES.clothingDetails, row.clothingDetails),
  };
}

function toPrefixed(prefix: string, group: Readonly<Record<string, string>> | null | undefined): Cells {
  return Object.fromEntries(Object.entries(group ?? {}).map(([name, value]) => [prefix + name, value]));
}
