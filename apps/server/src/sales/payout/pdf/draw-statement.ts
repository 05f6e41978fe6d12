import { Block, MIDDLE } from '../../../platform/pdf/block.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { COLORS, STYLES } from '../../../platform/pdf/styles.ts';
import { type Column, drawTable } from '../../../platform/pdf/table.ts';
import { amountInWords, dayInIndia, inRupees } from '../../../platform/pdf/wording.ts';
import { toGrossPaise } from '../payout.repository.ts';
import type { Payer, StatementFacts } from '../statement.repository.ts';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WHOLE = new Intl.NumberFormat('en-IN');

interface Line {
  readonly name: string;
  readonly paise: number;
}

const COLUMNS: readonly Column<Line>[] = [
  { head: 'Description', width: 395.28, cell: ({ name }) => name },
  { head: 'Amount (₹)', width: 120, align: 'right', cell: ({ paise }) => inRupees(paise) },
];

/** Draws the statement of a payout as a PDF: the same facts give the same bytes. */
export function drawStatement(statement: StatementFacts, payer: Payer): Promise<Uint8Array<ArrayBuffer>> {
  const { payment } = statement;
  const month = MONTH.format(new Date(`${statement.month}-01T00:00:00Z`));
  const title = `Payout statement ${month}`;
  const sheet = new Sheet({ title, author: payer.name, at: payment.createdAt });
  sheet.begin(title);
  drawHead(sheet, statement, { payer, month });
  drawTable(sheet, COLUMNS, toLines(statement), ['Net amount', inRupees(payment.amountPaise)]);
  const place = { x: sheet.left, width: sheet.right - sheet.left };
  sheet.y += 10;
  sheet.y += sheet.write(sheet.root, 'P', amountInWords(payment.amountPaise), STYLES.strong, {
    ...place,
    y: sheet.y,
  });
  sheet.y += 14;
  drawFigures(sheet, statement);
  sheet.y += 14;
  const note = 'This is a computer-generated statement.';
  sheet.write(sheet.root, 'P', note, STYLES.note, { ...place, y: sheet.y });
  return sheet.finish();
}

function drawHead(
  sheet: Sheet,
  { name, referralCode, payment, payee }: StatementFacts,
  { payer, month }: { readonly payer: Payer; readonly month: string },
): void {
  const right = new Block(sheet, MIDDLE, sheet.right);
  right.write('H1', 'Payout statement', STYLES.title, 'right');
  right.facts([['Month', month], ...toTransfer(payment)]);
  const left = new Block(sheet, sheet.left, MIDDLE - 20);
  left.write('P', payer.name, STYLES.company);
  left.write('P', payer.address, STYLES.text);
  left.write('H2', 'Paid to', STYLES.label);
  left.write('P', name, STYLES.name);
  left.write('P', `Referral code ${referralCode}`, STYLES.text);
  if (payee?.accountNumber) left.write('P', `Account ${payee.accountNumber}`, STYLES.text);
  if (payee) left.write('P', `PAN ${payee.pan}`, STYLES.text);
  sheet.y = Math.max(left.y, right.y) + 10;
  sheet.rule(COLORS.leaf, 1.2);
  sheet.y += 10;
}

function toTransfer({
  status,
  reference,
  paidAt,
}: StatementFacts['payment']): (readonly [name: string, value: string])[] {
  return [
    ['Status', { DUE: 'Due', PAID: 'Paid', FAILED: 'Transfer failed' }[status]],
    ...(reference === null ? [] : [['Reference', reference] as const]),
    ...(paidAt === null ? [] : [['Paid on', dayInIndia(paidAt)] as const]),
  ];
}

function toLines({ payment }: StatementFacts): Line[] {
  return [
    { name: 'Gross amount', paise: toGrossPaise(payment) },
    { name: 'Less: tax deducted at source (TDS)', paise: -payment.tdsPaise },
    { name: 'Less: other deductions', paise: -payment.deductionsPaise },
  ].filter(({ paise }) => paise !== 0);
}

function drawFigures(sheet: Sheet, { figures }: StatementFacts): void {
  const block = new Block(sheet, sheet.left, MIDDLE);
  block.write('H2', 'Figures of the month', STYLES.heading);
  block.facts([
    ['Own points', WHOLE.format(figures.ownPoints)],
    ['Team points', WHOLE.format(figures.teamPoints)],
    ['Purchases', `₹ ${inRupees(figures.purchasesPaise)}`],
  ]);
  sheet.y = block.y;
}
