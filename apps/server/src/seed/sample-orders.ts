import type { OrderStatus } from '@pgm/api/contract';
import type { orderEvents, orders } from '../order/order.schema.ts';
import type { bvEntries } from '../points/bv-entry.schema.ts';

/** How an order went; days count from when it was placed. */
export interface OrderCourse {
  readonly payment: (typeof orders.$inferInsert)['paymentStatus'];
  /** What happened, the first thing first; the last says the status. */
  readonly events: readonly (readonly [
    status: OrderStatus,
    actor: (typeof orderEvents.$inferInsert)['actor'],
    day: number,
    note?: string,
  ])[];
  /** Where its points went from the pending ones, when and because it became what; absent while they wait. */
  readonly settled?: {
    readonly into: (typeof bvEntries.$inferInsert)['pointsGroup'];
    readonly day: number;
    readonly became: string;
  };
}

const PLACED: OrderCourse['events'] = [['PLACED', 'MEMBER', 0]];
const SHIPPED: OrderCourse['events'] = [
  ...PLACED,
  ['CONFIRMED', 'STAFF', 0.5],
  ['PACKED', 'STAFF', 1],
  ['SHIPPED', 'STAFF', 2],
];
const DELIVERED: OrderCourse['events'] = [...SHIPPED, ['DELIVERED', 'STAFF', 5]];

const courses = {
  placed: { payment: 'DUE', events: PLACED },
  shipped: { payment: 'DUE', events: SHIPPED },
  delivered: { payment: 'PAID', events: DELIVERED },
  kept: {
    payment: 'PAID',
    events: DELIVERED,
    settled: { into: 'CONFIRMED', day: 12, became: 'delivered and kept' },
  },
  cancelled: {
    payment: 'CANCELLED',
    events: [...PLACED, ['CANCELLED', 'MEMBER', 1]],
    settled: { into: 'CANCELLED', day: 1, became: 'cancelled' },
  },
  returned: {
    payment: 'REFUNDED',
    events: [
      ...DELIVERED,
      ['RETURN_REQUESTED', 'MEMBER', 7, 'The seal was broken when it arrived'],
      ['RETURNED', 'STAFF', 11],
    ],
    settled: { into: 'CANCELLED', day: 11, became: 'returned' },
  },
} as const satisfies Record<string, OrderCourse>;

interface SampleOrder {
  readonly course: OrderCourse;
  /** When it was placed. */
  readonly daysAgo: number;
  /** Products by slug, and how many of each. */
  readonly wanted: Readonly<Record<string, number>>;
}

const { placed, shipped, delivered, kept, cancelled, returned } = courses;

/** The orders of the sample member asha, the oldest first, so that their numbers rise. */
export const sampleOrders: readonly SampleOrder[] = [
  { course: kept, daysAgo: 212, wanted: { 'ashwagandha-tablets': 2 } },
  { course: kept, daysAgo: 188, wanted: { 'wild-forest-honey': 1, 'tulsi-adrak-tea': 2 } },
  { course: cancelled, daysAgo: 171, wanted: { 'lotus-lip-balm': 2 } },
  { course: kept, daysAgo: 160, wanted: { 'multivitamin-women': 1 } },
  { course: returned, daysAgo: 149, wanted: { 'wild-forest-honey': 1 } },
  { course: kept, daysAgo: 131, wanted: { 'ashwagandha-tablets': 1, 'bhringraj-hair-oil': 2 } },
  { course: cancelled, daysAgo: 118, wanted: { 'bhringraj-hair-oil': 1, 'tulsi-adrak-tea': 1 } },
  { course: kept, daysAgo: 97, wanted: { 'tulsi-adrak-tea': 4 } },
  { course: cancelled, daysAgo: 83, wanted: { 'multivitamin-women': 2 } },
  { course: kept, daysAgo: 66, wanted: { 'wild-forest-honey': 2, 'triphala-churna': 1 } },
  { course: returned, daysAgo: 52, wanted: { 'lotus-lip-balm': 1, 'ashwagandha-tablets': 1 } },
  { course: kept, daysAgo: 44, wanted: { 'multivitamin-women': 1, 'triphala-churna': 2 } },
  { course: cancelled, daysAgo: 30, wanted: { 'triphala-churna': 1 } },
  { course: delivered, daysAgo: 8, wanted: { 'bhringraj-hair-oil': 1, 'wild-forest-honey': 1 } },
  { course: shipped, daysAgo: 3, wanted: { 'tulsi-adrak-tea': 2, 'lotus-lip-balm': 1 } },
  { course: placed, daysAgo: 1, wanted: { 'ashwagandha-tablets': 1, 'triphala-churna': 2 } },
];
