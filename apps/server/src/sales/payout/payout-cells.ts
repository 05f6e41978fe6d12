import { PayoutOutcome } from '@pgm/api/contract';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { Cells, RowProblem } from '../../platform/csv/csv-kind.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { nodePayments } from '../node-payment/node-payment.schema.ts';
import { DEDUCTIONS, EDITED, GROSS, NET, PAID_ON, REFERENCE, STATUS, TDS } from './payout-columns.ts';
import { toGrossPaise } from './payout.repository.ts';
import type { PayoutAmounts } from './write-payouts.transactions.ts';

/** Ten million rupees. */
const MAX_GROSS_PAISE = 1_000_000_000;

/** What a part of a row says; without a value it has problems. */
interface Read<Value> {
  readonly problems: readonly RowProblem[];
  readonly value?: Value;
}

type Payment = typeof nodePayments.$inferSelect;

/** The amounts of a row; what is empty is as stored, and 0 where nothing is stored. */
export function readAmounts(cells: Cells, stored: Payment | null): Read<PayoutAmounts> {
  if (!stored && isEmpty(cells, GROSS)) return { problems: [problem(GROSS, 'Gross amount is required')] };
  const problems: RowProblem[] = [];
  const read = (column: string, storedPaise = 0) => {
    if (isEmpty(cells, column)) return storedPaise;
    const paise = toPaise(cellText(cells, column));
    if (paise === undefined) problems.push(problem(column, `${column} must be rupees such as 1250.50`));
    return paise ?? 0;
  };
  const grossPaise = read(GROSS, stored ? toGrossPaise(stored) : 0);
  const tdsPaise = read(TDS, stored?.tdsPaise);
  const deductionsPaise = read(DEDUCTIONS, stored?.deductionsPaise);
  const netPaise = grossPaise - tdsPaise - deductionsPaise;
  const givenPaise = read(NET, netPaise);
  if (problems.length > 0) return { problems };
  if (grossPaise > MAX_GROSS_PAISE) return { problems: [problem(GROSS, TOO_MUCH)] };
  if (netPaise <= 0) return { problems: [problem(DEDUCTIONS, NOTHING_LEFT)] };
  if (givenPaise !== netPaise) return { problems: [problem(NET, INVALID_NET)] };
  return { problems, value: { amountPaise: netPaise, tdsPaise, deductionsPaise } };
}

/** A cell as paise: `1,250.50` is how spreadsheets write large amounts. Undefined for what is no amount of rupees. */
function toPaise(cell: string): number | undefined {
  const [, rupees = '', paise = ''] = RUPEES.exec(cell) ?? [];
  return rupees === '' ? undefined : Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

/** Commas only where they group thousands or lakhs: `1250,50` would else be read as 125,050. */
const RUPEES = /^(\d{1,15}|\d{1,3}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,2}))?$/;

/** What became of the transfer; empty cells are as stored, and a new payout is due. */
export function readOutcome(cells: Cells, stored: Payment | null): Read<PayoutOutcome> {
  const status = isEmpty(cells, STATUS) ? (stored?.status ?? 'DUE') : cellText(cells, STATUS).toUpperCase();
  const isStored = status === stored?.status;
  const reference = isEmpty(cells, REFERENCE) && isStored ? stored?.reference : cellText(cells, REFERENCE);
  const paidOn =
    isEmpty(cells, PAID_ON) && stored?.paidAt ? toIndiaDay(stored.paidAt) : cellText(cells, PAID_ON);
  const parsed = PayoutOutcome.safeParse({ status, reference: reference ?? '', paidOn });
  if (parsed.success) return { problems: [], value: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) =>
      path[0] === 'reference' || path[0] === 'paidOn'
        ? problem(path[0] === 'paidOn' ? PAID_ON : REFERENCE, message)
        : problem(STATUS, 'Write Due, Paid or Failed'),
    ),
  };
}

/** Whether a row changes nothing. Without an amount, 0 is as empty: a calculation has it for all who get nothing. */
export function bringsNothing(cells: Cells, stored: Payment | null): boolean {
  return EDITED.every(
    (column) => isEmpty(cells, column) || (stored === null && toPaise(cellText(cells, column)) === 0),
  );
}

/** Whether a row says nothing in a column. */
export function isEmpty(cells: Cells, column: string): boolean {
  return cellText(cells, column) === '';
}

/** An error at a column. */
export function problem(column: string, message: string): RowProblem {
  return { column, message };
}

const TOO_MUCH = 'Gross amount must be at most 10000000';
const NOTHING_LEFT = 'TDS and deductions must be less than the gross amount';
const INVALID_NET = 'Net amount must be the gross amount less TDS and deductions';
