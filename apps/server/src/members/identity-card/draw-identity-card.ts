import { encode } from 'uqr';
import { Block } from '../../platform/pdf/block.ts';
import { Sheet } from '../../platform/pdf/sheet.ts';
import { COLORS, STYLES } from '../../platform/pdf/styles.ts';
import { dayInIndia } from '../../platform/pdf/wording.ts';

/** What an identity card shows. */
interface CardFacts {
  /** The name of the company. */
  readonly company: string;
  readonly name: string;
  readonly number: string;
  readonly joinedAt: Date;
  readonly issuedAt: Date;
  /** A square JPEG; without one the card has an empty box. */
  readonly photo: Uint8Array | undefined;
  /** Where anyone can check the card. */
  readonly address: string;
}

/** The sides of the photo and of the QR code, and the space between the photo and the facts, in points. */
const [PHOTO, QR, GAP] = [96, 128, 12];
/** The height of the QR code with the words below it, in points. They stay on one page, however long the name is. */
const CHECK = QR + 46;

/** Draws an identity card as a PDF, with its labels in English and Hindi: the same facts give the same bytes. */
export function drawIdentityCard(card: CardFacts): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Identity card ${card.number}`;
  const sheet = new Sheet({ title, author: card.company, at: card.issuedAt, paper: 'A6' });
  sheet.begin(title);
  drawHead(sheet, card);
  drawPerson(sheet, card);
  drawCheck(sheet, card);
  return sheet.finish();
}

function drawHead(sheet: Sheet, { company }: CardFacts): void {
  const head = new Block(sheet, sheet.left, sheet.right);
  head.write('P', company, STYLES.company);
  head.write('H1', 'Identity card of an associate / एसोसिएट का पहचान-पत्र', STYLES.heading);
  sheet.y = head.y + 6;
  sheet.rule(COLORS.leaf, 1.2);
  sheet.y += 12;
}

function drawPerson(sheet: Sheet, { name, number, joinedAt, photo }: CardFacts): void {
  const box = { x: sheet.left, y: sheet.y, width: PHOTO, height: PHOTO };
  if (photo) sheet.image(sheet.root, photo, `Photo of ${name}`, box);
  else sheet.ground(COLORS.leafSoft, box);
  const facts = new Block(sheet, sheet.left + PHOTO + GAP, sheet.right);
  for (const [label, value, style] of [
    ['Name / नाम', name, STYLES.company],
    ['Card number / कार्ड संख्या', number, STYLES.name],
    ['Associate since / एसोसिएट कब से', dayInIndia(joinedAt), STYLES.name],
  ] as const) {
    facts.write('P', label, STYLES.label);
    facts.write('P', value, style);
  }
  sheet.y = Math.max(facts.y, sheet.y + PHOTO) + 12;
  sheet.rule(COLORS.line, 0.5);
  sheet.y += 12;
}

function drawCheck(sheet: Sheet, { address }: CardFacts): void {
  if (!sheet.hasRoom(CHECK)) sheet.newPage();
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const x = (sheet.left + sheet.right - QR) / 2;
  sheet.squares(sheet.root, data, `QR code: ${address}`, { x, y: sheet.y, width: QR });
  sheet.y += QR + 10;
  const words = new Block(sheet, sheet.left, sheet.right);
  words.write('P', 'Scan the code to check this card. / कार्ड जाँचने के लिए कोड स्कैन करें।', STYLES.strong);
  words.write('P', address, STYLES.note);
}
