import { OrderFilter, sizedName } from '@pgm/api/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { toRupeesCell, toTimeCell } from '../../platform/csv/csv-cells.ts';
import { type ExportFilter, defineExport } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectItems } from '../stored-order/order-items.transactions.ts';
import { type orderItems, orderNumber, orders } from '../tables/order.schema.ts';
import { matchFilter } from './staff-order-filter.ts';

/** The orders that staff search and filter, as CSV; amounts in rupees, times in India. */
export const orderCsv = defineExport(readPage, {
  Number: ({ order }) => orderNumber(order.number),
  Placed: ({ order }) => toTimeCell(order.placedAt),
  Status: ({ order }) => order.status,
  Buyer: ({ buyer }) => `${buyer.firstName} ${buyer.lastName}`.trim(),
  Mobile: ({ buyer }) => buyer.mobile ?? '',
  Email: ({ buyer }) => buyer.email ?? '',
  'Payment method': ({ order }) => order.paymentMethod,
  Payment: ({ order }) => order.paymentStatus,
  Items: ({ items }) => items.map(toItemText).join('; '),
  Subtotal: ({ order }) => toRupeesCell(order.subtotalPaise),
  Coupon: ({ order }) => order.couponCode ?? '',
  Discount: ({ order }) => toRupeesCell(order.discountPaise),
  'Delivery fee': ({ order }) => toRupeesCell(order.deliveryPaise),
  Total: ({ order }) => toRupeesCell(order.totalPaise),
  'Cancelled and returned': ({ order }) => toRupeesCell(order.reversedPaise),
  Points: ({ order }) => String(order.points - order.reversedPoints),
  GSTIN: ({ order }) => order.gstin ?? '',
  'Deliver to': ({ order: { address } }) => address.name,
  Phone: ({ order: { address } }) => address.phone_number,
  Address: ({ order: { address } }) => toStreet(address),
  City: ({ order: { address } }) => address.city,
  State: ({ order: { address } }) => address.state,
  'PIN code': ({ order: { address } }) => address.postal_code,
  Carrier: ({ order }) => order.shipment?.carrier ?? '',
  'Tracking number': ({ order }) => order.shipment?.trackingNumber ?? '',
  Delivered: ({ order }) => (order.deliveredAt ? toTimeCell(order.deliveredAt) : ''),
});

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** Two queries for a page, however many orders it has. */
async function readPage(db: Database, after: string | undefined, limit: number, filter: ExportFilter) {
  const { which } = await matchFilter(db, OrderFilter.parse(filter));
  const isWanted = and(which, after ? gt(orders.id, after) : undefined);
  const found = await db
    .select({
      order: orders,
      buyer: {
        firstName: users.firstName,
        lastName: users.lastName,
        mobile: users.mobile,
        email: users.email,
      },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isWanted)
    .orderBy(asc(orders.id))
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.id);
  const items = await selectItems(db, ids);
  const toItems = Map.groupBy(items, ({ orderId }) => orderId);
  return found.map((row) => ({ ...row, id: row.order.id, items: toItems.get(row.order.id) ?? [] }));
}

/** `2 × Tea, size 500 g`. */
function toItemText({ name, size, quantity }: ItemRow): string {
  return `${quantity} × ${sizedName(name, size)}`;
}

function toStreet({ street_address, additional_address_line, landmarks }: OrderRow['address']): string {
  return [street_address, additional_address_line, ...landmarks].filter((line) => line !== '').join(', ');
}
