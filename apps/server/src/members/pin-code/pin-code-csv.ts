import { asciiDigits } from '@pgm/api/contract';
import { asc, gt, sql } from 'drizzle-orm';
import { cellText } from '../../platform/csv/csv-cells.ts';
import type { CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { pinCodes } from './pin-code.schema.ts';

const PIN = 'pin';
const CASH_ON_DELIVERY = 'cash_on_delivery';
const DAYS = 'days';
const COLUMNS = [PIN, CASH_ON_DELIVERY, DAYS];

/** The longest delivery in days. */
const MAX_DAYS = 60;

interface CheckedPin {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  readonly subject: string | null;
  /** Undefined for a row with errors. */
  readonly row?: typeof pinCodes.$inferInsert;
}

/**
 * The PIN codes to which the shop delivers, as CSV: a file replaces the whole list. Cash on delivery is 'yes' or 'no' and
 * yes when it is empty; without days, those of the published terms count.
 */
export const pinCodeCsv: CsvFormat = {
  columns: COLUMNS,
  required: () => [PIN],

  async check(db, rows, context) {
    // Of two lists that are written at the same time, the later one stays, as a whole.
    if (context.isWriting) await db.execute(sql`lock table pin_codes in share row exclusive mode`);
    const checked = rows.map((row) => checkRow(row, context));
    const valid = checked.flatMap(({ row }) => row ?? []);
    return {
      // Each row is written: what the file does not have leaves the list.
      rows: checked.map(({ number, problems, subject }) => ({ number, problems, subject, isChange: true })),
      totals: {
        'PIN codes': valid.length,
        'With cash on delivery': valid.filter(({ hasCashOnDelivery }) => hasCashOnDelivery).length,
      },
      async write(tx) {
        await tx
          .insert(pinCodes)
          .values(valid)
          .onConflictDoUpdate({
            target: pinCodes.pin,
            set: {
              hasCashOnDelivery: sql`excluded.has_cash_on_delivery`,
              days: sql`excluded.days`,
            },
          });
      },
    };
  },

  async finish(tx, pins, editor) {
    const left = sql`${pinCodes.pin} not in (select json_array_elements_text(${JSON.stringify(pins)}::json))`;
    const removed = await tx.delete(pinCodes).where(left).returning({ pin: pinCodes.pin });
    const after = { count: pins.length, removed: removed.length };
    await recordChange(tx, { ...editor, action: 'update', subject: 'pin-codes/list', before: null, after });
  },

  async exportPage(db, after, limit) {
    const rows = await db
      .select()
      .from(pinCodes)
      .where(after ? gt(pinCodes.pin, after) : undefined)
      .orderBy(asc(pinCodes.pin))
      .limit(limit);
    return rows.map(({ pin, hasCashOnDelivery, days }) => ({
      id: pin,
      cells: {
        [PIN]: pin,
        [CASH_ON_DELIVERY]: hasCashOnDelivery ? 'yes' : 'no',
        [DAYS]: days === null ? '' : String(days),
      },
    }));
  },
};

function checkRow({ number, cells }: CsvRow, { file }: CheckContext): CheckedPin {
  const pin = asciiDigits(cellText(cells, PIN)).replaceAll(' ', '');
  const hasCash = HAS_CASH.get(cellText(cells, CASH_ON_DELIVERY).toLowerCase());
  const days = toDays(asciiDigits(cellText(cells, DAYS)));
  const problems: RowProblem[] = [];
  if (!/^[1-9]\d{5}$/.test(pin)) problems.push({ column: PIN, message: 'A PIN code has 6 digits' });
  else if (!file.claim(PIN, pin))
    problems.push({ column: PIN, message: 'Another row has the same PIN code' });
  if (hasCash === undefined) problems.push({ column: CASH_ON_DELIVERY, message: 'Write yes or no' });
  if (days === undefined)
    problems.push({ column: DAYS, message: `Write a whole number from 1 to ${MAX_DAYS}` });
  if (problems.length > 0 || hasCash === undefined || days === undefined)
    return { number, problems, subject: null };
  return { number, problems, subject: pin, row: { pin, hasCashOnDelivery: hasCash, days } };
}

const HAS_CASH: ReadonlyMap<string, boolean> = new Map([
  ['', true],
  ['yes', true],
  ['no', false],
]);

/** The days of a cell; null for an empty one, undefined for one that is not valid. */
function toDays(cell: string): number | null | undefined {
  if (cell === '') return null;
  const days = Number(cell);
  return /^\d{1,2}$/.test(cell) && days >= 1 && days <= MAX_DAYS ? days : undefined;
}
