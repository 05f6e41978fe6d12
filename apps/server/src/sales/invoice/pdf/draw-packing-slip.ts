import type { PackingSlipFacts } from '../packing-slip.mapper.ts';
import { Block, MIDDLE } from './block.ts';
import { LEFT, RIGHT, Sheet } from './sheet.ts';
import { COLORS, STYLES } from './styles.ts';
import { type Column, drawTable } from './table.ts';
import { dayInIndia, inRupees } from './wording.ts';

type Line = PackingSlipFacts['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { head: 'No.', width: 40, cell: (_, index) => String(index + 1) },
  { head: 'Item', width: 395.28, cell: ({ name }) => name },
  { head: 'Qty', width: 80, align: 'right', cell: ({ quantity }) => String(quantity) },
];

/** Draws the packing slip of an order as a PDF: what goes into the parcel and where to, without prices. */
export function drawPackingSlip(slip: PackingSlipFacts): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Packing slip ${slip.orderNumber}`;
  const sheet = new Sheet({ title, author: slip.seller, at: slip.orderedAt });
  const right = new Block(sheet, MIDDLE, RIGHT);
  right.write('H1', 'Packing slip', STYLES.title, 'right');
  right.facts([
    ['Order number', slip.orderNumber],
    ['Order date', dayInIndia(slip.orderedAt)],
    ['Delivery', slip.deliveryMethod === 'EXPRESS' ? 'Express' : 'Standard'],
    ['To collect', slip.toCollectPaise > 0 ? `₹ ${inRupees(slip.toCollectPaise)}` : 'Nothing'],
  ]);
  const left = new Block(sheet, LEFT, MIDDLE - 20);
  left.write('P', slip.seller, STYLES.company);
  left.write('H2', 'Deliver to', STYLES.label);
  left.write('P', slip.receiver.name, STYLES.name);
  for (const line of slip.receiver.address) left.write('P', line, STYLES.text);
  left.write('P', slip.receiver.mobile, STYLES.strong);
  sheet.y = Math.max(left.y, right.y) + 10;
  sheet.rule(COLORS.leaf, 1.2);
  sheet.y += 10;
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  drawTable(sheet, COLUMNS, slip.lines, ['', 'Total', String(pieces)]);
  return sheet.finish(title);
}
