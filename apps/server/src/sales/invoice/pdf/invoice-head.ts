import type { InvoiceFacts } from '../invoice.mapper.ts';
import { Block, MIDDLE } from '../../../platform/pdf/block.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { COLORS, STYLES } from '../../../platform/pdf/styles.ts';
import { dayInIndia } from '../../../platform/pdf/wording.ts';

/** Draws title, seller, numbers and dates, buyer and place of supply, and the cancellation if there is one. */
export function drawHead(sheet: Sheet, invoice: InvoiceFacts): void {
  drawTitle(sheet, invoice);
  if (invoice.cancelledAt) drawCancelled(sheet, invoice.cancelledAt);
  drawParties(sheet, invoice);
}

function drawTitle(sheet: Sheet, { seller, ...invoice }: InvoiceFacts): void {
  const right = new Block(sheet, MIDDLE, sheet.right);
  const { creditNote } = invoice;
  right.write('H1', creditNote ? 'Credit Note' : 'Tax Invoice', STYLES.title, 'right');
  const left = new Block(sheet, sheet.left, MIDDLE - 20);
  left.write('P', seller.name, STYLES.company);
  left.write('P', seller.address, STYLES.text);
  left.write('P', `${seller.state}, state code ${seller.stateCode}`, STYLES.text);
  left.write('P', `GSTIN ${seller.gstin ?? 'not configured'}`, STYLES.strong);
  right.facts([
    ...(creditNote
      ? ([
          ['Credit note number', creditNote.number],
          ['Credit note date', dayInIndia(creditNote.issuedAt)],
        ] as const)
      : []),
    ['Invoice number', invoice.number],
    ['Invoice date', dayInIndia(invoice.issuedAt)],
    ['Order number', invoice.orderNumber],
    ['Order date', dayInIndia(invoice.orderedAt)],
  ]);
  sheet.y = Math.max(left.y, right.y) + 10;
  sheet.rule(COLORS.leaf, 1.2);
  sheet.y += 10;
}

function drawCancelled(sheet: Sheet, at: Date): void {
  const words = `Cancelled on ${dayInIndia(at)}`;
  const place = { x: sheet.left + 10, y: sheet.y + 6, width: sheet.right - sheet.left - 20 };
  const height = sheet.measureHeight(words, STYLES.warning, place.width) + 12;
  sheet.ground(COLORS.debitSoft, { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left, height });
  sheet.write(sheet.root, 'P', words, STYLES.warning, place);
  sheet.y += height + 10;
}

function drawParties(sheet: Sheet, { buyer, placeOfSupply, tax }: InvoiceFacts): void {
  const left = new Block(sheet, sheet.left, MIDDLE - 20);
  left.write('H2', 'Billed and delivered to', STYLES.label);
  left.write('P', buyer.name, STYLES.name);
  for (const line of buyer.address) left.write('P', line, STYLES.text);
  if (buyer.gstin !== null) left.write('P', `GSTIN ${buyer.gstin}`, STYLES.strong);

  const { name, code } = placeOfSupply;
  const right = new Block(sheet, MIDDLE, sheet.right);
  right.write('H2', 'Place of supply', STYLES.label);
  right.write('P', code === undefined ? name : `${name}, state code ${code}`, STYLES.name);
  const within = tax.parts.length > 1 ? 'Within the state' : 'Between states';
  right.write('P', `${within}: ${tax.parts.join(' and ')}`, STYLES.text);
  right.write('P', 'Tax is payable on reverse charge: No', STYLES.text);
  sheet.y = Math.max(left.y, right.y) + 14;
}
