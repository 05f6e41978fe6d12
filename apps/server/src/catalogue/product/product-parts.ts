import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, RowProblem } from '../../platform/csv/csv-kind.ts';
import {
  FIELD_COLUMNS,
  GROUP_PREFIXES,
  HINDI,
  HINDI_COLUMNS,
  LABEL_COLUMNS,
  SIZE_PRICE_COLUMNS,
  SIZE_SEPARATOR,
} from './product-columns.ts';

/** The parts of a product's form, as the single call receives them. */
type ProductParts = Readonly<Record<string, string | undefined>>;

const VISIBLE: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

/** The cells of a row as the parts of a form. */
export function toProductParts(cells: Cells, ids: { readonly brandId: string; readonly categoryId: string }) {
  const parts: Record<string, string | undefined> = {};
  for (const [column, field] of Object.entries(FIELD_COLUMNS)) parts[field] = cells[column];
  for (const [field, prefix] of Object.entries(GROUP_PREFIXES)) parts[field] = toGroup(cells, prefix);
  const visible = cellText(cells, 'Visible').toLowerCase();
  return {
    ...parts,
    ...ids,
    isVisible: visible === '' ? undefined : (VISIBLE[visible] ?? visible),
    sizes: toSizes(cells['Sizes']),
    sizePrices: toSizePrices(cells),
    labelFacts: toLabel(cells),
    hindi: toHindi(cells),
  } satisfies ProductParts;
}

/** The columns of the prices of sizes as their JSON text; each entry is a size, a colon and a number. */
function toSizePrices(cells: Cells): string {
  const prices = new Map<string, Record<string, unknown>>();
  for (const [column, fact] of Object.entries(SIZE_PRICE_COLUMNS)) {
    for (const entry of toEntries(cells[column])) {
      // A size can have a colon too.
      const end = entry.lastIndexOf(':');
      const size = entry.slice(0, Math.max(0, end)).trim();
      const text = entry.slice(end + 1).trim();
      const value = text === '' || Number.isNaN(Number(text)) ? text : Number(text);
      prices.set(size, { ...prices.get(size), [fact]: value });
    }
  }
  return prices.size > 0 ? JSON.stringify(Object.fromEntries(prices)) : '';
}

/** The entries of a cell with several. */
function toEntries(cell = ''): string[] {
  return cell
    .split(SIZE_SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function toSizes(cell: string | undefined): string {
  const sizes = toEntries(cell);
  return sizes.length > 0 ? JSON.stringify(sizes) : '';
}

/** The columns of a detail group as its JSON text. */
function toGroup(cells: Cells, prefix: string): string {
  const details = toDetails(cells, prefix);
  return details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : '';
}

/** The details of the columns that begin so; an empty cell is no detail. */
function toDetails(cells: Cells, prefix: string): string[][] {
  return Object.entries(cells).flatMap(([column, cell = '']) =>
    column.startsWith(prefix) && cell.trim() !== '' ? [[column.slice(prefix.length), cell]] : [],
  );
}

/** The columns in Hindi as the JSON text of their part; an empty cell is no text. */
function toHindi(cells: Cells): string {
  const texts: Record<string, unknown> = {};
  for (const [column, text] of Object.entries(HINDI_COLUMNS)) {
    const cell = cells[column] ?? '';
    if (cell.trim() !== '') texts[text] = cell;
  }
  for (const [group, prefix] of Object.entries(GROUP_PREFIXES)) {
    const details = toDetails(cells, HINDI + prefix);
    if (details.length > 0) texts[group] = Object.fromEntries(details);
  }
  return Object.keys(texts).length > 0 ? JSON.stringify(texts) : '';
}

const NUMBERS: readonly string[] = ['Net quantity', 'Maximum retail price'];

/** The columns of the label as its JSON text; an empty cell is no fact. */
function toLabel(cells: Cells): string {
  const facts: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [column, [name, inner]] of Object.entries(LABEL_COLUMNS)) {
    const cell = cellText(cells, column);
    if (cell === '') continue;
    const value = NUMBERS.includes(column) && !Number.isNaN(Number(cell)) ? Number(cell) : cell;
    if (inner === undefined) facts[name] = value;
    else facts[name] = Object.assign((groups[name] ??= {}), { [inner]: value });
  }
  return Object.keys(facts).length > 0 ? JSON.stringify(facts) : '';
}

/** Where the schema found an error, as the column that a reader of the file knows. */
export function toProblem(path: readonly PropertyKey[], message: string): RowProblem {
  const [field = '', ...inner] = path.map(String);
  if (field === 'isVisible') return { column: 'Visible', message: 'Visible must be yes or no' };
  if (field === 'sizePrices') return { column: toSizeColumn(inner), message };
  if (field === 'hindi') return { column: toHindiColumnName(inner), message };
  const prefix = Object.entries(GROUP_PREFIXES).find(([name]) => name === field)?.[1];
  if (prefix !== undefined) return { column: prefix + (inner[0] ?? ''), message };
  const label = Object.entries(LABEL_COLUMNS).find(
    ([, [name, part]]) => name === inner[0] && (part === inner[1] || inner[1] === undefined),
  );
  const column = Object.entries(FIELD_COLUMNS).find(([, name]) => name === field)?.[0];
  return { column: label?.[0] ?? column ?? '', message };
}

function toSizeColumn([, fact = 'price']: readonly string[]): string {
  return Object.entries(SIZE_PRICE_COLUMNS).find(([, name]) => name === fact)?.[0] ?? '';
}

function toHindiColumnName([text = '', detail = '']: readonly string[]): string {
  const prefix = Object.entries(GROUP_PREFIXES).find(([name]) => name === text)?.[1];
  if (prefix !== undefined) return HINDI + prefix + detail;
  return Object.entries(HINDI_COLUMNS).find(([, name]) => name === text)?.[0] ?? '';
}
