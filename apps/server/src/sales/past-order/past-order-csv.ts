import { calendarDay } from '@pgm/api/contract';
import { type SQL, asc, eq, gt, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { associates, bareCode, toBareCode } from '../../members/associate/associate.schema.ts';
import { formerReferralCodes } from '../../members/associate/former-referral-code.schema.ts';
import { cellText, toRupeesCell } from '../../platform/csv/csv-cells.ts';
import type { Cells, CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordChanges } from '../../platform/record/record-change.ts';
import { pastOrders } from './past-order.schema.ts';

const NUMBER = 'Order number';
const MEMBER = 'Associate number';
const COLUMNS = [NUMBER, MEMBER, 'Placed', 'Items', 'Total', 'Status'];

/** The rules of the cells; an empty cell is an empty text. */
const RULES = {
  [NUMBER]: z
    .string()
    .min(1, 'Order number is required')
    .max(40, 'Order number must be at most 40 characters'),
  Placed: calendarDay('Write the date as 2019-04-30'),
  Items: z.string().max(2000, 'Items must be at most 2000 characters'),
  Total: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'Write the total in rupees, such as 745.50'),
  Status: z.string().max(40, 'Status must be at most 40 characters'),
};

/** A row as it is to be stored. */
type NewPastOrder = Omit<typeof pastOrders.$inferInsert, 'id'>;

interface CheckedOrder {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  /** Undefined when the order is already stored so. */
  readonly order?: NewPastOrder | undefined;
}

/** An order as it is stored. */
interface StoredOrder {
  readonly userId: string;
  readonly cells: Cells;
}

/**
 * Orders from before the shop as CSV: a row adds an order of the member with this associate number to the history that members
 * and administrators read. The same file again adds nothing.
 */
export const pastOrderCsv: CsvFormat = {
  columns: COLUMNS,
  required: () => [NUMBER, MEMBER, 'Placed', 'Total'],

  async check(db, rows, context) {
    const members = await readMembers(db, rows);
    const stored = await readStored(db, rows);
    const checked = rows.map((row) => checkRow(row, members, stored, context));
    const orders = checked.flatMap(({ order }) => order ?? []);
    return {
      rows: checked.map(({ order, ...row }) => ({ ...row, subject: null, isChange: order !== undefined })),
      async write(tx, editor) {
        if (orders.length === 0) return;
        const added = orders.map((order) => ({ ...order, id: newId() }));
        await tx.insert(pastOrders).values(added);
        await recordChanges(
          tx,
          added.map(({ id, userId: memberId }) => ({
            ...editor,
            action: 'create' as const,
            subject: `past-order/${id}`,
            before: null,
            after: { memberId },
          })),
        );
      },
    };
  },

  async exportPage(db, after, limit) {
    const rows = await selectStored(db, after ? gt(pastOrders.id, after) : undefined)
      .orderBy(asc(pastOrders.id))
      .limit(limit);
    return rows.map(({ order, member }) => ({ id: order.id, cells: toCells(order, member) }));
  },
};

function checkRow(
  { number, cells }: CsvRow,
  members: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, StoredOrder>,
  { file }: CheckContext,
): CheckedOrder {
  const problems: RowProblem[] = [];
  for (const [column, rule] of Object.entries(RULES)) {
    const [issue] = rule.safeParse(cellText(cells, column)).error?.issues ?? [];
    if (issue) problems.push({ column, message: issue.message });
  }
  const orderNumber = cellText(cells, NUMBER);
  const userId = members.get(toBareCode(cellText(cells, MEMBER)));
  if (userId === undefined) problems.push({ column: MEMBER, message: 'No associate has this number' });
  if (file.has(NUMBER, orderNumber))
    problems.push({ column: NUMBER, message: 'Another row has the same order' });
  const before = stored.get(orderNumber);
  if (before && !(before.userId === userId && isSame(cells, before.cells)))
    problems.push({ column: NUMBER, message: 'An import does not change past orders' });
  if (problems.length > 0 || userId === undefined) return { number, problems };
  file.claim(NUMBER, orderNumber);
  if (before) return { number, problems };
  return {
    number,
    problems,
    order: {
      userId,
      number: orderNumber,
      placedOn: cellText(cells, 'Placed'),
      items: cellText(cells, 'Items'),
      totalPaise: Math.round(Number(cellText(cells, 'Total')) * 100),
      status: cellText(cells, 'Status'),
    },
  };
}

/**
 * Whether a row says what is stored; a total is the same with and without decimals. Numbers of associates have several
 * spellings, so those are compared by their accounts.
 */
function isSame(cells: Cells, stored: Cells): boolean {
  return Object.entries(stored).every(([column, text = '']) => {
    if (column === MEMBER) return true;
    const said = cellText(cells, column);
    return column === 'Total' ? Number(said) === Number(text) : said.toUpperCase() === text.toUpperCase();
  });
}

/** The accounts of associates by their bare number, also by a former one. */
async function readMembers(db: Database, rows: readonly CsvRow[]): Promise<ReadonlyMap<string, string>> {
  const numbers = rows.map(({ cells }) => toBareCode(cellText(cells, MEMBER)));
  const former = await db
    .select({ number: formerReferralCodes.code, userId: associates.userId })
    .from(formerReferralCodes)
    .innerJoin(associates, eq(associates.id, formerReferralCodes.associateId))
    .where(inArray(bareCode(formerReferralCodes.code), numbers));
  const current = await db
    .select({ number: associates.referralCode, userId: associates.userId })
    .from(associates)
    .where(inArray(bareCode(associates.referralCode), numbers));
  return new Map([...former, ...current].map(({ number, userId }) => [toBareCode(number), userId]));
}

/** The stored orders with the numbers of rows. */
async function readStored(db: Database, rows: readonly CsvRow[]): Promise<ReadonlyMap<string, StoredOrder>> {
  const numbers = rows.map(({ cells }) => cellText(cells, NUMBER));
  const found = await selectStored(db, inArray(pastOrders.number, numbers));
  return new Map(
    found.map(({ order, member }) => [order.number, { userId: order.userId, cells: toCells(order, member) }]),
  );
}

function selectStored(db: Database, condition: SQL | undefined) {
  return db
    .select({ order: pastOrders, member: associates.referralCode })
    .from(pastOrders)
    .innerJoin(associates, eq(associates.userId, pastOrders.userId))
    .where(condition)
    .$dynamic();
}

function toCells(order: typeof pastOrders.$inferSelect, member: string): Cells {
  return {
    [NUMBER]: order.number,
    [MEMBER]: member,
    Placed: order.placedOn,
    Items: order.items,
    Total: toRupeesCell(order.totalPaise),
    Status: order.status,
  };
}
