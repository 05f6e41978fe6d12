import type { InvoiceTax, TaxByRate, TaxedLine } from '../invoice-tax.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { type Column, drawTable } from '../../../platform/pdf/table.ts';
import { inPercent, inRupees } from '../../../platform/pdf/wording.ts';

const ITEM_COLUMNS: readonly Column<TaxedLine>[] = [
  { head: 'No.', width: 22, cell: (_, index) => String(index + 1) },
  { head: 'Item', width: 138.28, cell: ({ name }) => withoutLonelyWord(name) },
  { head: 'HSN/SAC', width: 48, cell: ({ hsn }) => orDash(hsn) },
  { head: 'Qty', width: 26, align: 'right', cell: ({ quantity }) => String(quantity) },
  { head: 'Rate (₹)', width: 50, align: 'right', cell: ({ pricePaise }) => inRupees(pricePaise) },
  { head: 'Discount (₹)', width: 47, align: 'right', cell: ({ discountPaise }) => orNone(discountPaise) },
  { head: 'Taxable (₹)', width: 54, align: 'right', cell: ({ taxablePaise }) => inRupees(taxablePaise) },
  { head: 'GST', width: 28, align: 'right', cell: ({ gstPercent }) => inPercent(gstPercent) },
  { head: 'GST (₹)', width: 48, align: 'right', cell: ({ taxPaise }) => inRupees(taxPaise) },
  { head: 'Total (₹)', width: 54, align: 'right', cell: ({ grossPaise }) => inRupees(grossPaise) },
];

/** Draws the sold items, line by line. */
export function drawItems(sheet: Sheet, { lines, total }: InvoiceTax): void {
  const discount = lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0);
  drawTable(sheet, ITEM_COLUMNS, lines, [
    '',
    'Total',
    '',
    '',
    '',
    orNone(discount),
    inRupees(total.taxablePaise),
    '',
    inRupees(total.taxPaise),
    inRupees(total.grossPaise),
  ]);
}

/** Draws the tax by number and rate, with a pair of columns for each part. */
export function drawTaxes(sheet: Sheet, { parts, byRate, total }: InvoiceTax): void {
  const of = parts.length;
  const shares = parts.flatMap((part): Column<TaxByRate>[] => [
    { head: part, width: 110 / of, align: 'right', cell: ({ gstPercent }) => inPercent(gstPercent / of) },
    { head: `${part} (₹)`, width: 150 / of, align: 'right', cell: ({ partPaise }) => inRupees(partPaise) },
  ]);
  const columns: readonly Column<TaxByRate>[] = [
    { head: 'HSN/SAC', width: 95.28, cell: ({ hsn }) => orDash(hsn) },
    { head: 'Taxable (₹)', width: 80, align: 'right', cell: ({ taxablePaise }) => inRupees(taxablePaise) },
    ...shares,
    { head: 'GST (₹)', width: 80, align: 'right', cell: ({ taxPaise }) => inRupees(taxPaise) },
  ];
  drawTable(sheet, columns, byRate, [
    'Total',
    inRupees(total.taxablePaise),
    ...parts.flatMap(() => ['', inRupees(total.partPaise)]),
    inRupees(total.taxPaise),
  ]);
}

function orNone(paise: number): string {
  return paise === 0 ? '–' : inRupees(paise);
}

/** Keeps the last word of a name, often a unit, from standing alone on a line. */
function withoutLonelyWord(name: string): string {
  return name.replace(/ (?=\S+$)/, '\u00a0');
}

function orDash(text: string): string {
  return text === '' ? '–' : text;
}
