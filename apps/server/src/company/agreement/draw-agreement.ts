import type { Language } from '@pgm/api/contract';
import { Block } from '../../platform/pdf/block.ts';
import { Sheet } from '../../platform/pdf/sheet.ts';
import { COLORS, STYLES, type TextStyle } from '../../platform/pdf/styles.ts';
import { dayInIndia } from '../../platform/pdf/wording.ts';
import type { AgreementText } from '../../platform/site/site.ts';

/** An accepted agreement on paper. */
interface AgreementFacts {
  /** The name of the company. */
  readonly company: string;
  /** The name of the associate. */
  readonly name: string;
  /** The day of the wording, such as `2026-11-23`. */
  readonly version: string;
  readonly acceptedAt: Date;
  readonly coolingOffEndsAt: Date;
  /** Null while the agreement is in force. */
  readonly withdrawnAt: Date | null;
  readonly text: AgreementText;
  readonly language: Language;
}

/** The least height below a heading, in points: it never stands alone at the foot of a page. */
const BELOW_HEADING = 40;

const INDENT = 12;

/** Draws an accepted agreement as a PDF: the same facts give the same bytes. */
export function drawAgreement(agreement: AgreementFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { company, acceptedAt, language, text } = agreement;
  const sheet = new Sheet({ title: text.heading, author: company, at: acceptedAt, language });
  sheet.begin(text.heading);
  writeLine(sheet, 'P', company, STYLES.company);
  writeLine(sheet, 'H1', text.heading, STYLES.title);
  writeLine(sheet, 'P', text.lead, STYLES.text);
  drawAcceptance(sheet, agreement);
  for (const { heading, lines } of text.sections) {
    if (lines.length === 0) continue;
    sheet.y += 10;
    if (!sheet.hasRoom(BELOW_HEADING)) sheet.newPage();
    writeLine(sheet, 'H2', heading, STYLES.heading);
    for (const { text: words, isItem } of lines) {
      sheet.y += 2;
      if (isItem) writeLine(sheet, 'P', `• ${words}`, STYLES.text, INDENT);
      else writeLine(sheet, 'P', words, STYLES.text);
    }
  }
  return sheet.finish();
}

function drawAcceptance(sheet: Sheet, { text, language, ...agreement }: AgreementFacts): void {
  const { labels } = text;
  const day = (at: Date) => dayInIndia(at, language);
  sheet.y += 8;
  sheet.rule(COLORS.leaf, 1.2);
  sheet.y += 8;
  const block = new Block(sheet, sheet.left, sheet.left + 330);
  block.facts([
    [labels.associate, agreement.name],
    [labels.version, day(new Date(agreement.version))],
    [labels.acceptedOn, day(agreement.acceptedAt)],
    [labels.withdrawUntil, day(agreement.coolingOffEndsAt)],
    ...(agreement.withdrawnAt === null ? [] : [[labels.withdrawnOn, day(agreement.withdrawnAt)] as const]),
  ]);
  sheet.y = block.y + 8;
  sheet.rule(COLORS.line, 0.5);
}

/** Writes a text over the width of the page, on the next page where it does not fit on this one. */
function writeLine(sheet: Sheet, tag: string, words: string, style: TextStyle, indent = 0): void {
  const width = sheet.right - sheet.left - indent;
  if (!sheet.hasRoom(sheet.measureHeight(words, style, width))) sheet.newPage();
  sheet.y += sheet.write(sheet.root, tag, words, style, { x: sheet.left + indent, y: sheet.y, width });
}
