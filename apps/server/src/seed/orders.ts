import type { AddressDetails } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { addressColumns, addresses } from '../members/address/address.schema.ts';
import { orderEvents, orderItems, orderNumber, orders } from '../sales/tables/order.schema.ts';
import { type Offer, selectOffers } from '../sales/bill/offers.transactions.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { pointsEntries } from '../sales/points/points-entry.schema.ts';
import { toExpiry, toValidTill } from '../sales/points/points-validity.ts';
import {
  type OrderCourse,
  type SampleOrder,
  sampleOrders,
  sampleReturns,
  sampleTeamOrders,
} from './sample-orders.ts';

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
  if (address) await insertOrders(db, { name: 'asha', address }, sampleOrders, now);
}

/** Gives the sample member kamla orders that are to come back, when there are none. The local profile only. */
export async function seedReturns(db: Database, now: number): Promise<void> {
  const ids = sampleReturns.map((_, index) => toOrderId('kamla', index));
  if ((await db.$count(orders, inArray(orders.id, ids))) > 0) return;
  await insertOrders(db, { name: 'kamla', address: KAMLAS_ADDRESS }, sampleReturns, now);
}

/** Gives members of asha's team orders whose points are confirmed, when they have none. The local profile only. */
export async function seedTeamOrders(db: Database, now: number): Promise<void> {
  for (const { name, fullName, orders: samples } of sampleTeamOrders) {
    if ((await db.$count(orders, eq(orders.userId, sampleId(`user/${name}`)))) > 0) continue;
    await insertOrders(db, { name, address: { ...KAMLAS_ADDRESS, name: fullName } }, samples, now);
  }
}

/** A sample member, by the user name. */
interface SampleBuyer {
  readonly name: string;
  readonly address: AddressDetails;
}

async function insertOrders(
  db: Database,
  { name, address }: SampleBuyer,
  samples: readonly SampleOrder[],
  now: number,
): Promise<void> {
  const slugs = new Set(samples.flatMap(({ wanted }) => Object.keys(wanted)));
  const offers = await selectOffers(db, [...slugs].map(productId));
  if (offers.length < slugs.size) return;
  await db.transaction(async (tx) => {
    for (const [index, { course, daysAgo, wanted }] of samples.entries()) {
      const id = toOrderId(name, index);
      const items = toItems(id, wanted, offers);
      const userId = sampleId(`user/${name}`);
      const order = toOrder({ id, userId }, items, course, new Date(now - daysAgo * DAY_MS));
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
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  items: ReturnType<typeof toItems>,
  { events, payment, settled }: OrderCourse,
  placedAt: Date,
): Omit<OrderRow, 'address'> {
  const last = events.at(-1)?.[0] ?? 'PLACED';
  const subtotalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const deliveryPaise = subtotalPaise < FREE_FROM_PAISE ? DELIVERY_PAISE : 0;
  const [, , deliveryDay] = events.find(([status]) => status === 'DELIVERED') ?? [];
  const deliveredAt = deliveryDay === undefined ? null : daysAfter(placedAt, deliveryDay);
  return {
    id,
    userId,
    status: last,
    placedAt,
    subtotalPaise,
    deliveryPaise,
    totalPaise: subtotalPaise + deliveryPaise,
    points: items.reduce((sum, { points, quantity }) => sum + points * quantity, 0),
    paymentMethod: 'COD',
    paymentStatus: payment,
    deliveredAt,
    settleAt: deliveredAt && last === 'DELIVERED' && !settled ? daysAfter(deliveredAt, RETURN_DAYS) : null,
    ...(settled?.into === 'CONFIRMED' &&
      toExpiry(toValidTill(daysAfter(placedAt, settled.day), VALID_MONTHS))),
    idempotencyKey: id,
    requestHash: '',
  };
}

function toEvents({ id, placedAt }: Omit<OrderRow, 'address'>, { events }: OrderCourse) {
  return events.map(([status, actor, day, note]) => ({
    id: sampleId(`order-event/${id}/${status}`),
    orderId: id,
    status,
    actor,
    at: daysAfter(placedAt, day),
    note: note ?? null,
  }));
}

function toEntries(
  { id, userId, points, placedAt }: Omit<OrderRow, 'address'>,
  { settled }: OrderCourse,
  number: string,
): (typeof pointsEntries.$inferInsert)[] {
  const entry = { userId, orderId: id, points };
  const credit = {
    ...entry,
    id: sampleId(`bv-entry/${id}/placed`),
    pointsGroup: 'PENDING' as const,
    type: 'CREDIT' as const,
    reason: `Order ${number} placed`,
    createdAt: placedAt,
  };
  if (!settled) return [credit];
  const createdAt = daysAfter(placedAt, settled.day);
  const reason = `Order ${number} ${settled.became}`;
  const validTill = settled.into === 'CONFIRMED' ? toValidTill(createdAt, VALID_MONTHS) : null;
  return [
    credit,
    {
      ...entry,
      id: sampleId(`bv-entry/${id}/left`),
      pointsGroup: 'PENDING',
      type: 'DEBIT',
      reason,
      createdAt,
    },
    {
      ...entry,
      id: sampleId(`bv-entry/${id}/settled`),
      pointsGroup: settled.into,
      type: 'CREDIT',
      reason,
      createdAt,
      validTill,
    },
  ];
}

function toOrderId(buyer: string, index: number): string {
  return sampleId(`order/${buyer}/${index}`);
}

function productId(slug: string): string {
  return sampleId(`product/${slug}`);
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

const DAY_MS = 86_400_000;
const ASHA = sampleId('user/asha');
const KAMLAS_ADDRESS: AddressDetails = {
  name: 'Kamla Devi',
  phone_number: '9000000003',
  email: 'kamla@example.in',
  street_address: '7 Civil Lines',
  additional_address_line: '',
  city: 'Prayagraj',
  state: 'Uttar Pradesh',
  postal_code: '211001',
  country: 'India',
  landmarks: [],
  type: 'HOME',
  isDefault: true,
  latitude: 0,
  longitude: 0,
};
/** The delivery fee at the time of these orders. */
const DELIVERY_PAISE = 4900;
const FREE_FROM_PAISE = 49_900;
const RETURN_DAYS = 7;
/** The validity of points at the time of these orders. */
const VALID_MONTHS = 24;
