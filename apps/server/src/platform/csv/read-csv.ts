import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { type CsvError, type Parser, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fromCell } from './csv-cells.ts';
import type { CsvFormat, CsvRow } from './csv-kind.ts';
import { readHeader } from './csv-header.ts';

/** How many rows are read before they are passed on. */
const BATCH = 50;

/** How much is read at once, in bytes. */
const PIECE = 16_384;

/** The longest row in characters; a longer one is a quote that is never closed. */
const MAX_ROW = 200_000;

/** What is read of a format. */
interface ReadFormat extends Pick<CsvFormat, 'columns' | 'prefixes' | 'required'> {
  /** Without the header. */
  readonly maxRows: number;
}

type Reading = Result<number, Failure<'invalid'>>;

/**
 * Reads a CSV file: UTF-8, with commas, semicolons or tabs. Empty rows are left out, but counted.
 * @param receive gets the rows in batches
 * @returns the number of rows
 */
export async function readCsv(
  file: Blob,
  format: ReadFormat,
  receive: (rows: readonly CsvRow[]) => Promise<void>,
): Promise<Reading> {
  const parser = parse({
    delimiter: await findDelimiter(file),
    relax_column_count: true,
    max_record_size: MAX_ROW,
  });
  Readable.from(readPieces(file))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  try {
    return await readRows(parser, format, receive);
  } catch (error) {
    const message = toReason(error);
    if (message === undefined) throw error;
    return fail({ code: 'invalid', message });
  }
}

/** The text of a file in pieces, because its own stream is a single one, and reading it would make requests wait. */
async function* readPieces(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < file.size; at += PIECE) {
    yield decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: true });
  }
  yield decoder.decode();
}

async function readRows(
  parser: Parser,
  format: ReadFormat,
  receive: (rows: readonly CsvRow[]) => Promise<void>,
): Promise<Reading> {
  let columns: readonly string[] | undefined;
  let batch: CsvRow[] = [];
  let number = 0;
  let count = 0;
  for await (const record of parser) {
    number += 1;
    const cells = toTexts(record);
    if (columns === undefined) {
      const header = readHeader(cells, format);
      if (!header.ok) return header;
      columns = header.value;
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > columns.length)
      return fail({
        code: 'invalid',
        message: TOO_MANY_CELLS,
        fields: { [`Row ${number}`]: TOO_MANY_CELLS },
      });
    count += 1;
    if (count > format.maxRows)
      return fail({ code: 'invalid', message: `The file has more than ${format.maxRows} rows. Split it.` });
    batch.push({ number, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) });
    if (batch.length < BATCH) continue;
    await receive(batch);
    batch = [];
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
  }
  if (batch.length > 0) await receive(batch);
  return count > 0 ? ok(count) : fail({ code: 'invalid', message: NO_ROWS });
}

const NO_ROWS = 'The file has no rows.';
const TOO_MANY_CELLS = 'A row has more cells than the header has columns.';
const NOT_UTF8 = 'The file is not UTF-8 text. Save it as "CSV UTF-8".';
const OPEN_QUOTE = 'The file is not valid CSV: a quote is not closed, or is inside a cell.';

function toReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return NOT_UTF8;
  return CSV_ERRORS.some((code) => code === error.code) ? OPEN_QUOTE : undefined;
}

const CSV_ERRORS: readonly CsvError['code'][] = [
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_MAX_RECORD_SIZE',
  'CSV_QUOTE_NOT_CLOSED',
  'INVALID_OPENING_QUOTE',
];

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of. */
async function findDelimiter(file: Blob): Promise<string> {
  const [line = ''] = (await file.slice(0, MAX_ROW).text()).split(/\r?\n|\r/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function toTexts(record: unknown): string[] {
  return Array.isArray(record) ? record.map((cell) => fromCell(String(cell))) : [];
}
