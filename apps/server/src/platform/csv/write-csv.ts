import { stringify } from 'csv-stringify/sync';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { toCell } from './csv-cells.ts';
import type { ExportFilter, ExportFormat } from './csv-kind.ts';

/** How many records are in memory at a time. */
const PAGE = 50;

/** The records of a kind as the text of a CSV file, a page at a time. It begins with the mark by which Excel knows UTF-8. */
export async function* writeCsv(
  db: Database,
  format: ExportFormat,
  filter: ExportFilter = {},
): AsyncGenerator<string> {
  const columns = (await format.exportedColumns?.(db)) ?? format.columns;
  yield `\uFEFF${stringify([columns.map(toCell)])}`;
  for (let after: string | undefined; ;) {
    const records = await format.exportPage(db, after, PAGE, filter);
    const last = records.at(-1);
    if (last === undefined) return;
    const rows = records.flatMap(({ cells }) =>
      cells === null ? [] : [columns.map((column) => toCell(cells[column] ?? ''))],
    );
    if (rows.length > 0) yield stringify(rows);
    after = last.id;
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
  }
}
