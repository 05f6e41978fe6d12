import type { OrderStatus } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { addressColumns } from '../address/address-row.ts';
import { addresses } from '../address/address.schema.ts';
import { orderNumber } from '../order/order-of.ts';
import { orderEvents, orderItems, orders } from '../order/order.schema.ts';
import { type Offer, selectOffers } from '../order/select-offers.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/id.ts';
import { bvEntries } from '../points/bv-entry.schema.ts';

/** Gives the sample member asha three orders where nobody has any; stock stays as it is. The local profile only. */
export async function seedOrders(db: Database): Promise<void> {
  if ((await db.$count(orders)) > 0) return;
  const { id: _, ...details } = addressColumns;
  const [address] = await db
    .select(details)
    .from(addresses)
    .where(and(eq(addresses.userId, ASHA), eq(addresses.isDefault, true)));
  const offers = await selectOffers(db, [TABLETS, POWDER]);
  if (!address || offers.length < 2) return;
  const now = Date.now();
  await db.transaction(async (tx) => {
    for (const sample of sampleOrders) await insertOrder(tx, sample, address, offers, now);
  });
}

async function insertOrder(
  tx: Database,
  { name, wanted, deliveryPaise, payment, points: entries, events }: SampleOrder,
  address: typeof orders.$inferInsert.address,
  offers: readonly Offer[],
  now: number,
): Promise<void> {
  const orderId = sampleId(`order/asha/${name}`);
  const items = offers
    .map(({ available: _, ...offer }) => ({ ...offer, orderId, quantity: wanted[offer.productId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((item, position) => ({ ...item, position }));
  const subtotalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const points = items.reduce((sum, item) => sum + item.points * item.quantity, 0);
  const timeline = events.map(([status, actor, daysAgo]) => ({
    id: sampleId(`order-event/asha/${name}/${status}`),
    orderId,
    status,
    actor,
    at: new Date(now - daysAgo * DAY_MS),
  }));
  const placedAt = timeline[0]?.at ?? new Date(now);
  const [order] = await tx
    .insert(orders)
    .values({
      id: orderId,
      userId: ASHA,
      status: name,
      placedAt,
      address,
      subtotalPaise,
      deliveryPaise,
      totalPaise: subtotalPaise + deliveryPaise,
      points,
      paymentMethod: 'COD',
      paymentStatus: payment,
      idempotencyKey: `sample-${name}`,
      requestHash: '',
    })
    .returning({ number: orders.number });
  await tx.insert(orderItems).values(items);
  await tx.insert(orderEvents).values(timeline);
  await tx.insert(bvEntries).values(
    entries.map(([type, pointsGroup], index) => ({
      id: sampleId(`bv-entry/asha/${name}/${type}/${pointsGroup}`),
      userId: ASHA,
      orderId,
      pointsGroup,
      type,
      points,
      reason: `Order ${orderNumber(order?.number ?? 0)} ${index === 0 ? 'placed' : name.toLowerCase()}`,
      createdAt: (index === 0 ? undefined : timeline.at(-1)?.at) ?? placedAt,
    })),
  );
}

type BvEntry = typeof bvEntries.$inferInsert;

interface SampleOrder {
  readonly name: 'PLACED' | 'DELIVERED' | 'CANCELLED';
  /** Products and how many of each. */
  readonly wanted: Readonly<Record<string, number>>;
  readonly deliveryPaise: number;
  readonly payment: (typeof orders.$inferInsert)['paymentStatus'];
  readonly points: readonly (readonly [BvEntry['type'], BvEntry['pointsGroup']])[];
  /** The last number is how many days ago. */
  readonly events: readonly (readonly [OrderStatus, (typeof orderEvents.$inferInsert)['actor'], number])[];
}

const DAY_MS = 86_400_000;
const ASHA = sampleId('user/asha');
const TABLETS = sampleId('product/ashwagandha-tablets');
const POWDER = sampleId('product/triphala-churna');

/** The oldest first, so that their numbers rise. */
const sampleOrders: readonly SampleOrder[] = [
  {
    name: 'DELIVERED',
    wanted: { [TABLETS]: 2 },
    deliveryPaise: 0,
    payment: 'PAID',
    points: [
      ['CREDIT', 'PENDING'],
      ['DEBIT', 'PENDING'],
      ['CREDIT', 'CONFIRMED'],
    ],
    events: [
      ['PLACED', 'MEMBER', 60],
      ['CONFIRMED', 'STAFF', 59.5],
      ['PACKED', 'STAFF', 59],
      ['SHIPPED', 'STAFF', 58],
      ['DELIVERED', 'STAFF', 55],
    ],
  },
  {
    name: 'CANCELLED',
    wanted: { [POWDER]: 1 },
    deliveryPaise: 4900,
    payment: 'CANCELLED',
    points: [
      ['CREDIT', 'PENDING'],
      ['DEBIT', 'PENDING'],
      ['CREDIT', 'CANCELLED'],
    ],
    events: [
      ['PLACED', 'MEMBER', 30],
      ['CANCELLED', 'MEMBER', 29],
    ],
  },
  {
    name: 'PLACED',
    wanted: { [TABLETS]: 1, [POWDER]: 2 },
    deliveryPaise: 0,
    payment: 'DUE',
    points: [['CREDIT', 'PENDING']],
    events: [['PLACED', 'MEMBER', 1]],
  },
];
