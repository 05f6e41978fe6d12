import { parse } from 'csv-parse/sync';
import * as z from 'zod';

const Rows = z.array(z.record(z.string(), z.string()));
type Row = z.infer<typeof Rows>[number];

/** The columns of a register that together come to the value of its documents. */
export const TAX_COLUMNS = ['Taxable value', 'IGST', 'CGST', 'SGST'] as const;

/** The rows of a register in a response. */
export async function registerIn(response: Response): Promise<Row[]> {
  return Rows.parse(parse(await response.text(), { bom: true, columns: true }));
}

/** The sum of columns in paise. */
export function addUp(rows: readonly Row[], ...columns: readonly string[]): number {
  const paise = rows.flatMap((row) => columns.map((column) => Math.round(Number(row[column]) * 100)));
  return paise.reduce((sum, one) => sum + one, 0);
}

/** One row of each document: a document repeats its value in each of its rows. */
export function documents(rows: readonly Row[], number: string): Row[] {
  return [...new Map(rows.map((row) => [row[number], row])).values()];
}
