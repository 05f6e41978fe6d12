import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import type { CsvFormat } from './csv-kind.ts';

/** More columns than any export has. */
const MAX_COLUMNS = 600;

/** The names of the columns in the spelling of the format; the case of the header does not matter. */
export function readHeader(
  cells: readonly string[],
  { columns, prefixes = [], required }: Pick<CsvFormat, 'columns' | 'prefixes' | 'required'>,
): Result<string[], Failure<'invalid'>> {
  if (cells.length > MAX_COLUMNS) return fail({ code: 'invalid', message: 'The file has too many columns.' });
  const fields: Record<string, string> = {};
  const names = new Set<string>();
  for (const cell of cells.map((name) => name.trim())) {
    const name = columns.find((column) => isSame(column, cell)) ?? toPrefixed(cell, prefixes);
    if (name === undefined) fields[cell] = 'Unknown column';
    else if (names.has(name)) fields[name] = 'This column appears twice';
    else names.add(name);
  }
  for (const name of required(names)) if (!names.has(name)) fields[name] = 'Missing column';
  const isInvalid = Object.keys(fields).length > 0;
  return isInvalid
    ? fail({ code: 'invalid', message: 'Some columns are unknown or missing.', fields })
    : ok([...names]);
}

/** 'medical details:Dose' as 'Medical details: Dose'. */
function toPrefixed(cell: string, prefixes: readonly string[]): string | undefined {
  for (const prefix of prefixes) {
    const begin = prefix.trimEnd();
    const rest = cell.slice(begin.length).trim();
    if (isSame(cell.slice(0, begin.length), begin) && rest !== '') return `${prefix}${rest}`;
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
