import type { RegisterPeriod, TaxRegister } from '@pgm/api/contract';
import { ok } from '@pgm/api/contract';
import { stringify } from 'csv-stringify/sync';
import { setImmediate } from 'node:timers/promises';
import { toCell } from '../../platform/csv/csv-cells.ts';
import type { Database } from '../../platform/database/database.ts';
import { CsvFile } from '../../platform/http/csv-file.ts';
import type { InvoiceFacts } from './invoice.mapper.ts';
import { REGISTER_COLUMNS } from './register-columns.ts';
import { HsnSums, type RegisterRow, toCreditNoteRows, toSalesRows } from './register-rows.ts';
import { readCreditNotes, readInvoices } from './register.repository.ts';

const READERS = {
  sales: (db: Database, period: RegisterPeriod) => toRows(readInvoices(db, period), toSalesRows),
  'credit-notes': (db: Database, period: RegisterPeriod) =>
    toRows(readCreditNotes(db, period), toCreditNoteRows),
  hsn: sumByHsn,
} satisfies Record<TaxRegister, unknown>;

/** The register of a period as a CSV file, made row by row while it is sent. */
export async function openRegister(db: Database, kind: TaxRegister, period: RegisterPeriod) {
  const name = `${kind}-${period.from}-${period.to}.csv`;
  return ok(new CsvFile(name, toCsv(REGISTER_COLUMNS[kind], READERS[kind](db, period))));
}

/** The mark by which Excel knows UTF-8, the columns, and the rows. */
async function* toCsv(columns: readonly string[], rows: AsyncGenerator<RegisterRow>): AsyncGenerator<string> {
  yield `\uFEFF${stringify([columns.map(toCell)])}`;
  for await (const row of rows) yield stringify([columns.map((column) => toCell(row[column] ?? ''))]);
}

async function* toRows(
  documents: AsyncGenerator<InvoiceFacts>,
  toDocumentRows: (document: InvoiceFacts) => RegisterRow[],
): AsyncGenerator<RegisterRow> {
  for await (const document of documents) {
    yield* toDocumentRows(document);
    // Requests get their turn only by a pause.
    await setImmediate();
  }
}

async function* sumByHsn(db: Database, period: RegisterPeriod): AsyncGenerator<RegisterRow> {
  const sums = new HsnSums();
  for (const documents of [readInvoices(db, period), readCreditNotes(db, period)])
    for await (const document of documents) {
      sums.add(document);
      await setImmediate();
    }
  yield* sums.rows();
}
