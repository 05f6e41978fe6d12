import { and, eq } from 'drizzle-orm';
import { addressColumns, addresses } from '../members/address/address.schema.ts';
import { orderEvents, orderItems, orderNumber, orders } from '../sales/order/order.schema.ts';
import { type Offer, selectOffers } from '../sales/order/select-offers.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { pointsEntries } from '../members/points/points-entry.schema.ts';
import { type OrderCourse, sampleOrders } from './sample-orders.ts';

type OrderRow = typeof orders.$inferInsert;

/**
 * Gives the sample member asha orders and points when there are none; stock does not change. The local profile
 * only.
 */
export async function seedOrders(db: Database, now: number): Promise<void> {
  if ((await db.$count(orders)) > 0) return;
  const { id: _, ...details } = addressColumns;
  const [address] = await db
    .select(details)
    .from(addresses)
    .where(and(eq(addresses.userId, ASHA), eq(addresses.isDefault, true)));
  const slugs = new Set(sampleOrders.flatMap(({ wanted }) => Object.keys(wanted)));
  const offers = await selectOffers(db, [...slugs].map(productId));
  if (!address || offers.length < slugs.size) return;
  await db.transaction(async (tx) => {
    for (const [index, { course, daysAgo, wanted }] of sampleOrders.entries()) {
      const id = sampleId(`order/asha/${index}`);
      const items = toItems(id, wanted, offers);
      const order = toOrder(id, items, course, new Date(now - daysAgo * DAY_MS));
      const [inserted] = await tx
        .insert(orders)
        .values({ ...order, address })
        .returning({ number: orders.number });
      await tx.insert(orderItems).values(items);
      await tx.insert(orderEvents).values(toEvents(order, course));
      await tx.insert(pointsEntries).values(toEntries(order, course, orderNumber(inserted?.number ?? 0)));
    }
  });
}

function toItems(orderId: string, wanted: Readonly<Record<string, number>>, offers: readonly Offer[]) {
  return Object.entries(wanted).flatMap(([slug, quantity], position) =>
    offers
      .filter((offer) => offer.productId === productId(slug))
      .map((offer) => ({ ...offer, orderId, position, quantity })),
  );
}

function toOrder(
  id: string,
  items: ReturnType<typeof toItems>,
  { events, payment, settled }: OrderCourse,
  placedAt: Date,
): Omit<OrderRow, 'address'> {
  const subtotalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const deliveryPaise = subtotalPaise < FREE_FROM_PAISE ? DELIVERY_PAISE : 0;
  const [, , deliveryDay] = events.find(([status]) => status === 'DELIVERED') ?? [];
  const deliveredAt = deliveryDay === undefined ? null : daysAfter(placedAt, deliveryDay);
  return {
    id,
    userId: ASHA,
    status: events.at(-1)?.[0] ?? 'PLACED',
    placedAt,
    subtotalPaise,
    deliveryPaise,
    totalPaise: subtotalPaise + deliveryPaise,
    points: items.reduce((sum, { points, quantity }) => sum + points * quantity, 0),
    paymentMethod: 'COD',
    paymentStatus: payment,
    deliveredAt,
    settleAt: deliveredAt && !settled ? daysAfter(deliveredAt, RETURN_DAYS) : null,
    idempotencyKey: id,
    requestHash: '',
  };
}

function toEvents({ id: orderId, placedAt }: Omit<OrderRow, 'address'>, { events }: OrderCourse) {
  return events.map(([status, actor, day, note]) => ({
    id: sampleId(`order-event/${orderId}/${status}`),
    orderId,
    status,
    actor,
    at: daysAfter(placedAt, day),
    note: note ?? null,
  }));
}

function toEntries(
  { id: orderId, points, placedAt }: Omit<OrderRow, 'address'>,
  { settled }: OrderCourse,
  number: string,
): (typeof pointsEntries.$inferInsert)[] {
  const entry = { userId: ASHA, orderId, points };
  const credit = {
    ...entry,
    id: sampleId(`bv-entry/${orderId}/placed`),
    pointsGroup: 'PENDING' as const,
    type: 'CREDIT' as const,
    reason: `Order ${number} placed`,
    createdAt: placedAt,
  };
  if (!settled) return [credit];
  const createdAt = daysAfter(placedAt, settled.day);
  const reason = `Order ${number} ${settled.became}`;
  const validTill = settled.into === 'CONFIRMED' ? daysAfter(createdAt, VALID_DAYS) : null;
  return [
    credit,
    {
      ...entry,
      id: sampleId(`bv-entry/${orderId}/left`),
      pointsGroup: 'PENDING',
      type: 'DEBIT',
      reason,
      createdAt,
    },
    {
      ...entry,
      id: sampleId(`bv-entry/${orderId}/settled`),
      pointsGroup: settled.into,
      type: 'CREDIT',
      reason,
      createdAt,
      validTill,
    },
  ];
}

function productId(slug: string): string {
  return sampleId(`product/${slug}`);
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

const DAY_MS = 86_400_000;
const ASHA = sampleId('user/asha');
/** The delivery fee at the time of these orders. */
const DELIVERY_PAISE = 4900;
const FREE_FROM_PAISE = 49_900;
const RETURN_DAYS = 7;
/** The sample points also show an expiry date. */
const VALID_DAYS = 730;
