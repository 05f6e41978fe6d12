import type { I18n } from '../../foundations/language/language.tsx';
import { SIZE_PRICE, formatFieldValue } from '../product-editor/field-value.ts';
import { FIELD_LABELS } from '../product-editor/field-words.ts';
import { VALUE_WORDS } from './status-words.ts';

/** A changed field of a stored record, by the name of its column. */
export interface ChangedField {
  readonly name: string;
  /** Undefined for a field that the record did not have, such as the reason of a movement of stock. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A changed field in words. */
interface ShownField {
  readonly name: string;
  readonly label: string;
  /** Undefined where only the new value says something. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Columns with another name than their field. */
const FIELDS: Readonly<Record<string, string>> = {
  pricePaise: 'price',
  usualPricePaise: 'usualPrice',
  salePricePaise: 'salePrice',
  maximumRetailPricePaise: 'maximumRetailPrice',
};

const LABELS = new Map<string, string>(
  Object.entries({
    ...FIELD_LABELS,
    price: 'Price',
    usualPrice: 'Price outside of the sale',
    featuredRank: 'Place among recommended products',
    companionIds: 'Goes well with',
    bundle: 'Bundle',
    slogan: 'Slogan',
    brandSlogan: 'Slogan',
    imageKey: 'Image',
    mediaId: 'Image',
    alternative: 'Alternative text',
    focusX: 'Focus from the left',
    focusY: 'Focus from the top',
    addressChanged: 'Address',
    noteAdded: 'Staff note',
    piecesMissing: 'Missing pieces',
    refundRetried: 'Refund',
    sentAgain: 'Message',
    sessionsEnded: 'Sessions',
    isBlocked: 'Blocked',
    nameChanged: 'Name',
    emailChanged: 'Email',
    mobileChanged: 'Mobile',
    roles: 'Roles',
    merged: 'Account that ends',
    mergedInto: 'Account that stays',
    rights: 'Rights',
    invitedBy: 'Invited by',
    parentId: 'Sponsor',
    bvValue: 'Business value',
    assignee: 'Assigned to',
    replyAdded: 'Reply',
    english: 'English text',
    hindi: 'Hindi text',
    expiresAt: 'Valid until',
    searched: 'Search',
    from: 'From|date',
    to: 'Until|date',
    needs: 'Needs action',
    payment: 'Payment',
    method: 'Payment method',
    carrier: 'Carrier',
    uniqueName: 'Unique name',
    subCategories: 'Subcategories',
    detailNames: 'Names of details',
    position: 'Position',
    quantity: 'Quantity',
    alertQuantity: 'Alert at',
    reason: 'Reason',
    status: 'Status',
    code: 'Code',
    title: 'Title',
    value: 'Discount',
    maxDiscountPaise: 'Maximum discount',
    minSubtotalPaise: 'Minimum order',
    startsAt: 'First day',
    endsAt: 'Last day',
    isActive: 'Members can use it',
    totalLimit: 'Total uses',
    memberLimit: 'Uses per member',
    isForFirstOrder: 'Only for a first order',
    categoryIds: 'Categories',
    productIds: 'Products',
    note: 'Note',
    associates: 'Associates',
    gross: 'Gross amount',
    tds: 'TDS',
    deductions: 'Deductions',
    reference: 'Reference',
    paidAt: 'Paid on',
  }),
);

/** What is only said to have happened: a person cannot read where an image is stored, and the audit has nothing of a buyer. */
const EVENTS = new Map([
  ['imageKey', 'Changed'],
  ['mediaId', 'Changed'],
  ['addressChanged', 'Changed'],
  ['nameChanged', 'Changed'],
  ['emailChanged', 'Changed'],
  ['mobileChanged', 'Changed'],
  ['noteAdded', 'Added'],
  ['replyAdded', 'Added'],
  ['piecesMissing', 'Noted'],
  ['refundRetried', 'Tried again'],
  ['sentAgain', 'Sent again'],
  ['sessionsEnded', 'Ended'],
]);

/** Groups of which each part is shown for itself. */
const GROUPS = new Set(['labelFacts', 'sizes', 'sizePrices']);

/** Lists of records, of which the number is shown. */
const COUNTED = new Set(['categoryIds', 'productIds']);

const DAYS = new Set([
  'establishedOn',
  'startsAt',
  'endsAt',
  'expiresAt',
  'from',
  'to',
  'paidAt',
  'saleFrom',
  'saleUntil',
]);

/** After the name of a field, in the name of its Hindi. */
const IN_HINDI = 'InHindi';

/** Before the name of a size, in the name of its stock. */
const SIZE = 'sizes.';

/** Fields that refer to a person: an id that has no name any more is of a deleted account. */
const PEOPLE = new Set(['parentId', 'invitedBy', 'assignee', 'merged', 'mergedInto']);

/**
 * The changed fields with the labels and values that their forms show; the facts of a product's label, and the stock of its
 * sizes, are fields of their own.
 * @param names  the names of the records that are referred to, by their ids
 * @param labels the English labels of fields that only one kind of record has
 */
export function toShownFields(
  i18n: I18n,
  fields: readonly ChangedField[],
  names: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>> = {},
): ShownField[] {
  const choices = Object.entries(names).map(([value, label]) => ({ value, label }));
  const toText = (name: string, value: unknown) => {
    if (COUNTED.has(name) && Array.isArray(value)) return i18n.formatNumber(value.length);
    if (DAYS.has(name) && typeof value === 'string') return i18n.formatDate(value);
    if (PEOPLE.has(name) && typeof value === 'string') return names[value] || i18n.t('Deleted account');
    const words = VALUE_WORDS[name];
    const toWord = (one: unknown) => {
      const word = words?.get(one);
      return word === undefined ? formatFieldValue(i18n, name, one, choices) : i18n.t(word);
    };
    if (words === undefined || !Array.isArray(value) || value.length === 0) return toWord(value);
    return value.map(toWord).join(', ');
  };
  return fields
    .flatMap((field) => (isGroup(field) ? toParts(field) : [field]))
    .map(({ name: column, before, after }) => {
      const name = FIELDS[column] ?? column;
      const label = labels[name] === undefined ? toLabel(i18n, name) : i18n.t(labels[name]);
      const event = EVENTS.get(name);
      if (event !== undefined) return { name, label, before: undefined, after: i18n.t(event) };
      return {
        name,
        label,
        before: before === undefined ? undefined : toText(name, before),
        after: toText(name, after),
      };
    });
}

/** Whether each part is shown for itself. The Hindi of a product is a group of texts, that of a template is one text. */
function isGroup({ name, before, after }: ChangedField): boolean {
  if (name === 'hindi') return typeof before !== 'string' && typeof after !== 'string';
  return GROUPS.has(name) && !Array.isArray(after);
}

function toLabel({ t }: I18n, name: string): string {
  if (name.endsWith(IN_HINDI)) {
    const field = name.slice(0, -IN_HINDI.length);
    return t('{field} in Hindi', { field: t(LABELS.get(field) ?? field) });
  }
  if (name.startsWith(SIZE_PRICE)) return `${t('Price of the size')} ${name.slice(SIZE_PRICE.length)}`;
  const size = name.startsWith(SIZE) && name.slice(SIZE.length);
  return size ? `${t('Size')} ${size}` : t(LABELS.get(name) ?? name);
}

/**
 * The changed parts of a group: the facts of a label are named like their fields, so the name of the maker is `makerName`; the
 * stock and the price of a size are named by the size.
 */
function toParts({ name: group, before, after }: ChangedField): ChangedField[] {
  // A detail group in Hindi is one text.
  if (group === 'hindi') return toEntryParts(before, after, (text) => text + IN_HINDI);
  if (group === 'sizePrices') return toEntryParts(before, after, (size) => SIZE_PRICE + size);
  const prefix = group === 'sizes' ? SIZE : '';
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name: prefix + name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((fact) => fact.before !== fact.after);
}

function flat(facts: unknown, prefix = ''): Map<string, unknown> {
  if (typeof facts !== 'object' || facts === null) return new Map();
  return new Map(
    Object.entries(facts).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      const name = prefix === '' ? key : prefix + key.charAt(0).toUpperCase() + key.slice(1);
      return typeof value === 'object' && value !== null ? [...flat(value, name)] : [[name, value]];
    }),
  );
}

/** The entries that differ, named by their keys. */
function toEntryParts(before: unknown, after: unknown, toName: (key: string) => string): ChangedField[] {
  const [old, now] = [toEntries(before), toEntries(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({
      name: toName(name),
      before: old.get(name) ?? null,
      after: now.get(name) ?? null,
    }))
    .filter((text) => JSON.stringify(text.before) !== JSON.stringify(text.after));
}

function toEntries(texts: unknown): Map<string, unknown> {
  return new Map(typeof texts === 'object' && texts !== null ? Object.entries(texts) : []);
}
