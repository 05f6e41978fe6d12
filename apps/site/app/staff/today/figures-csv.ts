import type { FiguresReport } from '@pgm/api/contract';
import type { Translate } from '@pgm/ui/foundations/language';

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The figures over time as CSV, revenue in rupees; a step that the period before does not have is empty. */
export function toStepsCsv({ period, steps }: FiguresReport, t: Translate): string {
  const names = [t('Orders'), t('Revenue'), t('Points'), t('New associates')];
  const before = names.map((name) => toBefore(name, t));
  return toCsv([
    [t(period === 'year' ? 'Month' : 'Day'), ...names, ...before],
    ...steps.map((step) => [step.from, ...toCells(step.figures), ...toCells(step.before)]),
  ]);
}

/** The top products as CSV, revenue in rupees. */
export function toProductsCsv({ products }: FiguresReport, t: Translate): string {
  const names = [t('Pieces'), t('Revenue')];
  return toCsv([
    [t('Product'), ...names, ...names.map((name) => toBefore(name, t))],
    ...products.map(({ name, pieces, revenuePaise, piecesBefore, revenuePaiseBefore }) => [
      name,
      String(pieces),
      toRupees(revenuePaise),
      String(piecesBefore),
      toRupees(revenuePaiseBefore),
    ]),
  ]);
}

/** The name of the same figure in the period before. */
function toBefore(name: string, t: Translate): string {
  return t('{name}, period before', { name });
}

function toCells(figures: FiguresReport['figures'] | null): string[] {
  if (figures === null) return ['', '', '', ''];
  const { orders, revenuePaise, points, joins } = figures;
  return [String(orders), toRupees(revenuePaise), String(points), String(joins)];
}

function toRupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** A cell; a text that a spreadsheet would run as a formula gets an apostrophe before it. */
function toCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
