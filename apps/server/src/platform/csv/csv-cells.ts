import type { Cells } from './csv-kind.ts';

/** Spreadsheets run a cell that begins so as a formula. The apostrophe belongs to cells that are protected already. */
const FORMULA = /^'*[=+\-@\t\r]/;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A text as a cell that no spreadsheet runs as a formula: with an apostrophe in front. Numbers stay as they are. */
export function toCell(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** Paise as a cell: rupees with two decimals. */
export function toRupeesCell(paise: number): string {
  return (paise / 100).toFixed(2);
}

/** The text of a cell without spaces around it; empty when the file does not have the column. */
export function cellText(cells: Cells, column: string): string {
  return cells[column]?.trim() ?? '';
}

/** The text of a cell, without the apostrophe of {@link toCell}. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A moment as a cell: the time in India, such as `2026-11-21 12:00`, which spreadsheets read as a time. */
export function toTimeCell(at: Date): string {
  return TIME_IN_INDIA.format(at);
}

/** Swedish writes times so. */
const TIME_IN_INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});
