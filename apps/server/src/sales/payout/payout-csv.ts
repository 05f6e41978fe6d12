import { PAYOUT_STEPS } from '@pgm/api/contract';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { cellText, toRupeesCell } from '../../platform/csv/csv-cells.ts';
import type { Cells, CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { FileValues } from '../../platform/csv/file-values.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import { toName } from '../../platform/words/person-name.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { bringsNothing, isEmpty, problem, readAmounts, readOutcome } from './payout-cells.ts';
import { type PayoutRow, selectPayouts, toGrossPaise } from './payout.repository.ts';
import {
  DEDUCTIONS,
  FIGURES,
  GROSS,
  ID,
  NET,
  PAID_ON,
  PAYOUT_COLUMNS,
  REFERENCE,
  STATUS,
  TDS,
  USERNAME,
} from './payout-columns.ts';
import { payoutFigures } from './payout.schema.ts';
import { type PayoutEdit, writePayouts } from './write-payouts.transactions.ts';

interface CheckedPayout {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  readonly subject: string | null;
  readonly edit?: PayoutEdit | undefined;
}

/** What the rows of a batch name. */
interface Known {
  readonly payouts: ReadonlyMap<string, PayoutRow>;
  /** The payments that have a reference. */
  readonly references: ReadonlyMap<string, string>;
}

/**
 * Payouts as CSV. The export has the figures of closed periods, from which the company calculates its amounts. An import
 * brings the amounts, and later what became of the transfers: a row is found by its id, and what is empty stays as it is.
 */
export const payoutCsv: CsvFormat = {
  columns: PAYOUT_COLUMNS,
  required: (columns) => [ID, ...(columns.has(STATUS) ? [] : [GROSS])],

  async check(db, rows, context) {
    const known = await readKnown(db, rows, context);
    const checked = rows.map((row) => checkRow(row, known, context));
    return {
      rows: checked.map(({ edit, ...row }) => ({ ...row, isChange: edit !== undefined })),
      write: (tx, editor) =>
        writePayouts(
          tx,
          checked.flatMap(({ edit }) => (edit ? [edit] : [])),
          editor,
        ),
    };
  },

  async exportPage(db, after, limit, filter) {
    const { month } = filter;
    const rows = await selectPayouts(db)
      .where(
        and(
          month === undefined ? undefined : eq(payoutFigures.month, month),
          after ? gt(payoutFigures.id, after) : undefined,
        ),
      )
      .orderBy(asc(payoutFigures.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.figures.id, cells: toCells(row) }));
  },
};

function checkRow({ number, cells }: CsvRow, known: Known, { file }: CheckContext): CheckedPayout {
  const id = cellText(cells, ID).toLowerCase();
  const stored = known.payouts.get(id);
  if (stored === undefined) return { number, subject: null, problems: [problem(ID, NOT_FOUND)] };
  const subject = stored.figures.id;
  const reject = (problems: readonly RowProblem[]) => ({ number, subject, problems });
  if (!file.claim(ID, subject)) return reject([problem(ID, 'Another row has the same payout')]);
  if (!isEmpty(cells, USERNAME) && cellText(cells, USERNAME).toLowerCase() !== stored.username)
    return reject([problem(USERNAME, OTHER_ASSOCIATE)]);

  const { payment } = stored;
  if (bringsNothing(cells, payment)) return reject([]);
  const amounts = readAmounts(cells, payment);
  const outcome = readOutcome(cells, payment);
  const problems = [...amounts.problems, ...outcome.problems];
  if (!amounts.value || !outcome.value) return reject(problems);
  const edit = {
    memberId: stored.userId,
    figures: stored.figures,
    before: payment,
    amounts: amounts.value,
    outcome: outcome.value,
  };
  problems.push(...checkStep(edit), ...checkReference(edit, known, file));
  if (problems.length > 0) return reject(problems);
  return { number, subject, problems, edit: isSame(edit) ? undefined : edit };
}

/**
 * A paid payout keeps its amounts, and can only fail: a bank sends a transfer back after days. A file can be older than what
 * staff have recorded since, so it must name the transfer that failed, and a new one after that.
 */
function checkStep(edit: PayoutEdit): readonly RowProblem[] {
  const { before, outcome } = edit;
  if (before?.status === 'PAID') {
    if (!isSameAmount(edit)) return [problem(GROSS, 'The amounts of a paid payout do not change')];
    if (!PAYOUT_STEPS.PAID.includes(outcome.status)) return [problem(STATUS, 'A paid payout can only fail')];
    if (outcome.status === 'FAILED' && outcome.reference !== before.reference)
      return [problem(REFERENCE, OTHER_TRANSFER)];
  }
  if (before?.status === 'FAILED' && outcome.status === 'PAID' && outcome.reference === before.reference)
    return [problem(REFERENCE, FAILED_TRANSFER)];
  return [];
}

function checkReference(
  { before, outcome }: PayoutEdit,
  known: Known,
  file: FileValues,
): readonly RowProblem[] {
  if (outcome.status === 'DUE' || outcome.reference === '') return [];
  const { reference } = outcome;
  if (known.references.has(reference) && known.references.get(reference) !== before?.id)
    return [problem(REFERENCE, 'Another payout has this reference')];
  return file.claim(REFERENCE, reference) ? [] : [problem(REFERENCE, 'Another row has this reference')];
}

function isSame(edit: PayoutEdit): boolean {
  const { before, outcome } = edit;
  if (!before || !isSameAmount(edit) || before.status !== outcome.status) return false;
  if (outcome.status === 'DUE') return true;
  const isSameReference = (before.reference ?? '') === outcome.reference;
  if (outcome.status === 'FAILED') return isSameReference;
  return isSameReference && before.paidAt !== null && toIndiaDay(before.paidAt) === outcome.paidOn;
}

function isSameAmount({ before, amounts }: PayoutEdit): boolean {
  return (
    before?.amountPaise === amounts.amountPaise &&
    before.tdsPaise === amounts.tdsPaise &&
    before.deductionsPaise === amounts.deductionsPaise
  );
}

/** The payouts that the rows name; their figures are locked by id in the transaction that writes. */
async function readKnown(db: Database, rows: readonly CsvRow[], { isWriting }: CheckContext): Promise<Known> {
  const ids = rows.map(({ cells }) => cellText(cells, ID).toLowerCase()).filter(isId);
  if (isWriting)
    await db
      .select({ id: payoutFigures.id })
      .from(payoutFigures)
      .where(inArray(payoutFigures.id, ids))
      .orderBy(asc(payoutFigures.id))
      .for('no key update');
  const payouts = await selectPayouts(db).where(inArray(payoutFigures.id, ids));
  const references = rows.map(({ cells }) => cellText(cells, REFERENCE)).filter((text) => text !== '');
  const taken = await db
    .select({ reference: nodePayments.reference, id: nodePayments.id })
    .from(nodePayments)
    .where(and(isNotNull(nodePayments.reference), inArray(nodePayments.reference, references)));
  return {
    payouts: new Map(payouts.map((row) => [row.figures.id, row])),
    references: new Map(taken.map(({ reference, id }) => [reference ?? '', id])),
  };
}

function toCells(row: PayoutRow): Cells {
  const { figures, payment, referralCode, username, sponsor } = row;
  return {
    [ID]: figures.id,
    [FIGURES.period]: figures.month,
    [FIGURES.name]: toName(row),
    [USERNAME]: username,
    [FIGURES.code]: referralCode,
    [FIGURES.sponsor]: sponsor ? toName(sponsor) : '',
    [FIGURES.sponsorCode]: row.sponsorCode ?? '',
    [FIGURES.level]: String(figures.level),
    [FIGURES.ownPoints]: String(figures.ownPoints),
    [FIGURES.teamPoints]: String(figures.teamPoints),
    [FIGURES.purchases]: toRupeesCell(figures.purchasesPaise),
    ...(payment && {
      [GROSS]: toRupeesCell(toGrossPaise(payment)),
      [TDS]: toRupeesCell(payment.tdsPaise),
      [DEDUCTIONS]: toRupeesCell(payment.deductionsPaise),
      [NET]: toRupeesCell(payment.amountPaise),
      [STATUS]: payment.status,
      [REFERENCE]: payment.reference ?? '',
      [PAID_ON]: payment.paidAt ? toIndiaDay(payment.paidAt) : '',
    }),
  };
}

const NOT_FOUND = 'No payout of a closed period has this ID';
const OTHER_TRANSFER = 'This payout was paid by another transfer. Download the file again.';
const FAILED_TRANSFER = 'This transfer has failed. Write the reference of the new one.';
const OTHER_ASSOCIATE = 'Another associate has this ID. Download the file again.';
