import { setImmediate } from 'node:timers/promises';
import type { PackingSlipFacts } from '../packing-slip.mapper.ts';
import { Block, MIDDLE } from '../../../platform/pdf/block.ts';
import type { Paper } from '../../../platform/pdf/papers.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { COLORS, STYLES } from '../../../platform/pdf/styles.ts';
import { type Column, drawTable } from '../../../platform/pdf/table.ts';
import { dayInIndia, inRupees } from '../../../platform/pdf/wording.ts';

type Line = PackingSlipFacts['lines'][number];

/** The columns by paper; they fill its width. */
const COLUMNS: Readonly<Record<Paper, readonly Column<Line>[]>> = {
  A4: toColumns({ number: 40, item: 395.28, quantity: 80 }),
  A6: toColumns({ number: 24, item: 205.64, quantity: 36 }),
};

/**
 * Draws packing slips as one PDF, each on pages of its own: what goes into the parcel and where to, without prices. On A4
 * address and facts are side by side, on A6 below each other.
 */
export async function drawPackingSlips(
  slips: readonly PackingSlipFacts[],
  { paper, title, at }: { readonly paper: Paper; readonly title: string; readonly at: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet({ title, author: slips[0]?.seller ?? '', at, paper });
  for (const slip of slips) {
    sheet.begin(`Packing slip ${slip.orderNumber}`);
    if (paper === 'A4') drawHeadSideBySide(sheet, slip);
    else drawHeadInOneColumn(sheet, slip);
    sheet.rule(COLORS.leaf, 1.2);
    sheet.y += 10;
    const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    drawTable(sheet, COLUMNS[paper], slip.lines, ['', 'Total', String(pieces)]);
    // Requests get their turn between two slips.
    await setImmediate();
  }
  return sheet.finish();
}

function drawHeadSideBySide(sheet: Sheet, slip: PackingSlipFacts): void {
  const right = new Block(sheet, MIDDLE, sheet.right);
  right.write('H1', 'Packing slip', STYLES.title, 'right');
  right.facts(toFacts(slip));
  const left = new Block(sheet, sheet.left, MIDDLE - 20);
  left.write('P', slip.seller, STYLES.company);
  writeReceiver(left, slip);
  sheet.y = Math.max(left.y, right.y) + 10;
}

function drawHeadInOneColumn(sheet: Sheet, slip: PackingSlipFacts): void {
  const column = new Block(sheet, sheet.left, sheet.right);
  column.write('H1', `Packing slip ${slip.orderNumber}`, STYLES.company);
  column.write('P', slip.seller, STYLES.text);
  writeReceiver(column, slip);
  column.facts(toFacts(slip).slice(1));
  sheet.y = column.y + 6;
}

function writeReceiver(block: Block, { receiver }: PackingSlipFacts): void {
  block.write('H2', 'Deliver to', STYLES.label);
  block.write('P', receiver.name, STYLES.name);
  for (const line of receiver.address) block.write('P', line, STYLES.text);
  block.write('P', receiver.mobile, STYLES.strong);
}

function toFacts({ orderNumber, orderedAt, deliveryMethod, toCollectPaise }: PackingSlipFacts) {
  return [
    ['Order number', orderNumber],
    ['Order date', dayInIndia(orderedAt)],
    ['Delivery', deliveryMethod === 'EXPRESS' ? 'Express' : 'Standard'],
    ['To collect', toCollectPaise > 0 ? `₹ ${inRupees(toCollectPaise)}` : 'Nothing'],
  ] as const;
}

/** @param widths in points */
function toColumns(widths: {
  readonly number: number;
  readonly item: number;
  readonly quantity: number;
}): readonly Column<Line>[] {
  return [
    { head: 'No.', width: widths.number, cell: (_, index) => String(index + 1) },
    { head: 'Item', width: widths.item, cell: ({ name }) => name },
    { head: 'Qty', width: widths.quantity, align: 'right', cell: ({ quantity }) => String(quantity) },
  ];
}
