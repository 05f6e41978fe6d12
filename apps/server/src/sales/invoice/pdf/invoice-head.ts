import type { InvoiceFacts } from '../invoice.mapper.ts';
import { LEFT, type Part, RIGHT, type Sheet } from './sheet.ts';
import { COLORS, STYLES, type TextStyle } from './styles.ts';
import { dayInIndia } from './wording.ts';

/** Where the right half begins. */
const MIDDLE = 330;

/** Draws title, seller, numbers and dates, buyer and place of supply, and the cancellation if there is one. */
export function drawHead(sheet: Sheet, invoice: InvoiceFacts): void {
  drawTitle(sheet, invoice);
  if (invoice.cancelledAt) drawCancelled(sheet, invoice.cancelledAt);
  drawParties(sheet, invoice);
}

function drawTitle(sheet: Sheet, { seller, ...invoice }: InvoiceFacts): void {
  const right = new Block(sheet, MIDDLE, RIGHT);
  right.write('H1', 'Tax Invoice', STYLES.title, 'right');
  const left = new Block(sheet, LEFT, MIDDLE - 20);
  left.write('P', seller.name, STYLES.company);
  left.write('P', seller.address, STYLES.text);
  left.write('P', `${seller.state}, state code ${seller.stateCode}`, STYLES.text);
  left.write('P', `GSTIN ${seller.gstin ?? 'not configured'}`, STYLES.strong);
  right.facts([
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
  const place = { x: LEFT + 10, y: sheet.y + 6, width: RIGHT - LEFT - 20 };
  const height = sheet.measureHeight(words, STYLES.warning, place.width) + 12;
  sheet.ground(COLORS.debitSoft, { x: LEFT, y: sheet.y, width: RIGHT - LEFT, height });
  sheet.write(sheet.root, 'P', words, STYLES.warning, place);
  sheet.y += height + 10;
}

function drawParties(sheet: Sheet, { buyer, placeOfSupply, tax }: InvoiceFacts): void {
  const left = new Block(sheet, LEFT, MIDDLE - 20);
  left.write('H2', 'Billed and delivered to', STYLES.label);
  left.write('P', buyer.name, STYLES.name);
  for (const line of buyer.address) left.write('P', line, STYLES.text);
  if (buyer.gstin !== null) left.write('P', `GSTIN ${buyer.gstin}`, STYLES.strong);

  const { name, code } = placeOfSupply;
  const right = new Block(sheet, MIDDLE, RIGHT);
  right.write('H2', 'Place of supply', STYLES.label);
  right.write('P', code === undefined ? name : `${name}, state code ${code}`, STYLES.name);
  const within = tax.parts.length > 1 ? 'Within the state' : 'Between states';
  right.write('P', `${within}: ${tax.parts.join(' and ')}`, STYLES.text);
  right.write('P', 'Tax is payable on reverse charge: No', STYLES.text);
  sheet.y = Math.max(left.y, right.y) + 14;
}

/** Lines below each other, from the current height down. */
class Block {
  y: number;
  readonly #sheet: Sheet;
  readonly #from: number;
  readonly #to: number;

  constructor(sheet: Sheet, from: number, to: number) {
    this.#sheet = sheet;
    this.#from = from;
    this.#to = to;
    this.y = sheet.y;
  }

  write(tag: string, words: string, style: TextStyle, align: 'left' | 'right' = 'left'): void {
    const place = { x: this.#from, y: this.y, width: this.#to - this.#from, align };
    this.y += this.#sheet.write(this.#sheet.root, tag, words, style, place);
  }

  /** Writes names on the left and their values on the right. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of facts) {
      const fact: Part = this.#sheet.part(this.#sheet.root, 'P');
      const [x, width] = [this.#from, this.#to - this.#from];
      this.#sheet.write(fact, 'Span', name, STYLES.text, { x, y: this.y, width: width / 2 });
      const place = { x: x + width / 2, y: this.y, width: width / 2, align: 'right' as const };
      this.y += this.#sheet.write(fact, 'Span', value, STYLES.strong, place);
    }
  }
}
