import type { InvoiceFacts } from '../invoice.mapper.ts';
import { drawHead } from './invoice-head.ts';
import { drawItems, drawTaxes } from './invoice-tables.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { STYLES } from '../../../platform/pdf/styles.ts';
import { amountInWords, inRupees } from '../../../platform/pdf/wording.ts';

/** Draws an invoice or its credit note as a PDF: the same facts give the same bytes. */
export function drawInvoice(invoice: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { creditNote } = invoice;
  const title = creditNote ? `Credit Note ${creditNote.number}` : `Tax Invoice ${invoice.number}`;
  const at = creditNote?.issuedAt ?? invoice.issuedAt;
  const sheet = new Sheet({ title, author: invoice.seller.name, at });
  sheet.begin(title);
  drawHead(sheet, invoice);
  drawItems(sheet, invoice.tax);
  drawTotal(sheet, invoice);
  drawTaxSummary(sheet, invoice);
  drawClosing(sheet, creditNote === null ? 'invoice' : 'credit note');
  return sheet.finish();
}

/** Enough for two lines of words. */
const TOTAL_HEIGHT = 70;

function drawTotal(sheet: Sheet, { tax }: InvoiceFacts): void {
  const paise = tax.total.grossPaise;
  if (!sheet.hasRoom(TOTAL_HEIGHT)) sheet.newPage();
  sheet.y += 8;
  const left = { x: sheet.left, width: 330 };
  const right = { x: sheet.left + 345, width: sheet.right - sheet.left - 345, align: 'right' as const };
  const y = sheet.y + STYLES.label.leading;
  sheet.write(sheet.root, 'P', 'Total', STYLES.label, { ...right, y: sheet.y });
  sheet.write(sheet.root, 'P', `₹ ${inRupees(paise)}`, STYLES.total, { ...right, y });
  sheet.write(sheet.root, 'P', 'Total in words', STYLES.label, { ...left, y: sheet.y });
  const height = sheet.write(sheet.root, 'P', amountInWords(paise), STYLES.strong, { ...left, y });
  sheet.y = y + Math.max(height, STYLES.total.leading) + 4;
  const note = 'Rates and discounts include GST.';
  sheet.y += sheet.write(sheet.root, 'P', note, STYLES.note, { ...left, y: sheet.y }) + 12;
}

function drawTaxSummary(sheet: Sheet, { tax }: InvoiceFacts): void {
  // A heading is not left alone at the foot of a page.
  if (!sheet.hasRoom(80)) sheet.newPage();
  const place = { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left };
  sheet.y += sheet.write(sheet.root, 'H2', 'Tax summary', STYLES.heading, place) + 3;
  drawTaxes(sheet, tax);
}

function drawClosing(sheet: Sheet, kind: string): void {
  sheet.y += 14;
  if (!sheet.hasRoom(STYLES.note.leading)) sheet.newPage();
  const place = { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left };
  sheet.write(sheet.root, 'P', `This is a computer-generated ${kind}.`, STYLES.note, place);
}
