import type { I18n } from '../../foundations/language/language.tsx';
import { FIELD_OPTIONS } from './field-words.ts';
import { formatSizePrice } from './format-size-price.ts';
import type { Choice } from './product-editor.types.ts';

/** What is shown for a value that is not there. */
const NONE = '–';

/** Lists of products. */
const PRODUCTS = new Set(['companionIds', 'contents']);

/** Before the name of a size, in the name of its own price. */
export const SIZE_PRICE = 'sizePrices.';

type ToText = Pick<I18n, 't' | 'formatNumber' | 'formatRupees'>;

const OPTIONS = new Map<string, readonly { value: string; label: string }[]>(Object.entries(FIELD_OPTIONS));

/**
 * The value of a field as one text, for conflicts and the history.
 * @param choices the brands and categories, which are shown by name
 */
export function formatFieldValue(
  i18n: ToText,
  field: string,
  value: unknown,
  choices: readonly Choice[],
): string {
  const { t, formatNumber, formatRupees } = i18n;
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (typeof value === 'number')
    return /price|paise/i.test(field) ? formatRupees(value / 100) : formatNumber(value);
  if (typeof value === 'string') return toName(i18n, field, value, choices);
  if (field === 'images' && Array.isArray(value)) return t('Images: {count}', { count: value.length });
  // Of products without their names only the number says something.
  if (Array.isArray(value) && PRODUCTS.has(field) && !value.some(isNamed)) return formatNumber(value.length);
  if (typeof value !== 'object') return NONE;
  if (field.startsWith(SIZE_PRICE)) return formatSizePrice(i18n, value) || NONE;
  return toLines(i18n, value).join('; ') || NONE;
}

function toName({ t }: ToText, field: string, value: string, choices: readonly Choice[]): string {
  if (field === 'brandId' || field === 'categoryId')
    return choices.find((choice) => choice.value === value)?.label ?? value;
  const option = OPTIONS.get(field)?.find((one) => one.value === value);
  return option === undefined ? value : t(option.label);
}

/** The items of a list, or the rows of a detail group, which is a list of rows or an object. */
function toLines(i18n: ToText, value: object): string[] {
  if (!Array.isArray(value)) return Object.entries(value).map(([label, text]) => `${label}: ${String(text)}`);
  return value.map((item: unknown) => {
    if (isRow(item)) return toRowText(item);
    if (isPriced(item)) return `${item.name} (${formatSizePrice(i18n, item.own)})`;
    if (isCounted(item)) return `${String(item.quantity)} × ${item.name}`;
    return isNamed(item) ? item.name : String(item);
  });
}

function toRowText({ label, value, hindi }: { label: string; value: string; hindi?: string }): string {
  return hindi ? `${label}: ${value} (${hindi})` : `${label}: ${value}`;
}

function isNamed(item: unknown): item is { name: string } {
  return typeof item === 'object' && item !== null && 'name' in item;
}

function isPriced(item: unknown): item is { name: string; own: object } {
  return isNamed(item) && 'own' in item && typeof item.own === 'object' && item.own !== null;
}

function isCounted(item: unknown): item is { name: string; quantity: unknown } {
  return isNamed(item) && 'quantity' in item;
}

function isRow(item: unknown): item is { label: string; value: string; hindi?: string } {
  return typeof item === 'object' && item !== null && 'label' in item && 'value' in item;
}
