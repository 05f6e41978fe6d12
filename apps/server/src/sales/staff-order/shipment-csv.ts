import { CARRIERS, Carrier, Shipment } from '@pgm/api/contract';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CheckContext, CsvFormat, CsvRow, RowProblem } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SellerReader } from '../invoice/invoice.schema.ts';
import { issueInvoice } from '../invoice/invoice.transactions.ts';
import { applyStep } from '../order-step/order-step.transactions.ts';
import { orderNumber, orders } from '../tables/order.schema.ts';
import { readOrderNumber } from './staff-order-search.ts';

const NUMBER = 'Order number';
const CARRIER = 'Carrier';
const TRACKING_NUMBER = 'Tracking number';
const COLUMNS = [NUMBER, CARRIER, TRACKING_NUMBER];

type StoredOrder = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'status' | 'shipment'>;

interface CheckedShipment {
  readonly number: number;
  readonly problems: readonly RowProblem[];
  readonly subject: string | null;
  /** Undefined when the order is already sent so. */
  readonly shipment?: Shipment | undefined;
}

/**
 * Shipments as CSV: a row ships the packed order with this number. The export has the packed orders, with the carrier and
 * the tracking number to fill in.
 * @param readSeller reads the seller on the invoices, which shipped orders get
 */
export function shipmentCsv(readSeller: SellerReader): CsvFormat {
  return {
    columns: COLUMNS,
    required: () => COLUMNS,

    async check(db, rows, context) {
      const stored = await readOrders(db, rows, context);
      const checked = rows.map((row) => checkRow(row, stored, context));
      return {
        rows: checked.map(({ shipment, ...row }) => ({ ...row, isChange: shipment !== undefined })),
        async write(tx, { actorId, at }) {
          for (const { subject, shipment } of checked) {
            if (subject === null || shipment === undefined) continue;
            const step = { orderId: subject, to: 'SHIPPED' as const, actor: 'STAFF' as const, shipment, at };
            const result = await applyStep(tx, { ...step, actorUserId: actorId });
            if (result !== 'applied') throw new Error('a checked order could not be shipped');
          }
        },
      };
    },

    // After all orders are locked: others who ship an order wait for the counter of invoices while they hold theirs.
    async finish(tx, orderIds, { at }) {
      const seller = await readSeller(tx);
      for (const id of orderIds) await issueInvoice(tx, id, at, seller);
    },

    async exportPage(db, after, limit) {
      const packed = await db
        .select({ id: orders.id, number: orders.number })
        .from(orders)
        .where(and(eq(orders.status, 'PACKED'), after ? gt(orders.id, after) : undefined))
        .orderBy(asc(orders.id))
        .limit(limit);
      return packed.map(({ id, number }) => ({ id, cells: { [NUMBER]: orderNumber(number) } }));
    },
  };
}

function checkRow(
  { number, cells }: CsvRow,
  stored: ReadonlyMap<number, StoredOrder>,
  { file }: CheckContext,
): CheckedShipment {
  const order = stored.get(readOrderNumber(cells[NUMBER] ?? '') ?? 0);
  const reject = (problems: readonly RowProblem[]) => ({ number, subject: order?.id ?? null, problems });
  if (order === undefined) return reject([{ column: NUMBER, message: 'Order not found' }]);
  if (!file.claim(NUMBER, order.id))
    return reject([{ column: NUMBER, message: 'Another row has the same order' }]);

  const carrier = toCarrierId(cells[CARRIER] ?? '');
  const parsed = Shipment.safeParse({ carrier, trackingNumber: cells[TRACKING_NUMBER] ?? '' });
  if (!parsed.success)
    return reject(
      parsed.error.issues.map(({ path, message }) =>
        path[0] === 'carrier'
          ? { column: CARRIER, message: UNKNOWN_CARRIER }
          : { column: TRACKING_NUMBER, message },
      ),
    );
  const shipment = parsed.data;
  if (order.status === 'SHIPPED' && isSame(order.shipment, shipment))
    return { number, subject: order.id, problems: [] };
  if (order.status !== 'PACKED')
    return reject([{ column: NUMBER, message: 'Only a packed order can be shipped' }]);
  return { number, subject: order.id, problems: [], shipment };
}

const UNKNOWN_CARRIER = 'Write Blue Dart, Delhivery, DTDC, Ekart, India Post, XpressBees or Another carrier';

/** The carrier with this name or id, in any case. */
function toCarrierId(cell: string): Carrier | undefined {
  const wanted = cell.trim().toLowerCase();
  return Carrier.options.find((id) =>
    [id, CARRIERS[id].name].some((known) => known.toLowerCase() === wanted),
  );
}

function isSame(one: Shipment | null, other: Shipment): boolean {
  return one?.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
}

/** The orders of rows by number; locked by id, as all transactions with several orders do. */
async function readOrders(
  db: Database,
  rows: readonly CsvRow[],
  { isWriting }: CheckContext,
): Promise<ReadonlyMap<number, StoredOrder>> {
  const numbers = rows.flatMap(({ cells }) => readOrderNumber(cells[NUMBER] ?? '') ?? []);
  const query = db
    .select({ id: orders.id, number: orders.number, status: orders.status, shipment: orders.shipment })
    .from(orders)
    .where(inArray(orders.number, numbers))
    .orderBy(asc(orders.id));
  const found = await (isWriting ? query.for('no key update') : query);
  return new Map(found.map((order) => [order.number, order]));
}
