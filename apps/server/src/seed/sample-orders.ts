import type { OrderStatus } from '@pgm/api/contract';
import type { orderEvents, orders } from '../sales/tables/order.schema.ts';
import type { pointsEntries } from '../sales/points/points-entry.schema.ts';

/** The history of an order; days are counted from its placement. */
export interface OrderCourse {
  readonly payment: (typeof orders.$inferInsert)['paymentStatus'];
  /** The events, oldest first; the last one sets the status. */
  readonly events: readonly (readonly [
    status: OrderStatus,
    actor: (typeof orderEvents.$inferInsert)['actor'],
    day: number,
    note?: string,
  ])[];
  /**
   * How its points left the pending group: the new group, the day and the reason; absent while they are pending.
   */
  readonly settled?: {
    readonly into: (typeof pointsEntries.$inferInsert)['pointsGroup'];
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
  saved: {
    payment: 'PAID',
    events: DELIVERED,
    settled: { into: 'CONFIRMED', day: 12, became: 'delivered and kept' },
  },
  cancelled: {
    payment: 'CANCELLED',
    events: [...PLACED, ['CANCELLED', 'MEMBER', 1]],
    settled: { into: 'CANCELLED', day: 1, became: 'cancelled' },
  },
  wantsReturn: {
    payment: 'PAID',
    events: [...DELIVERED, ['RETURN_REQUESTED', 'MEMBER', 7, 'It leaked in the parcel']],
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

export interface SampleOrder {
  readonly course: OrderCourse;
  /** How many days ago it was placed. */
  readonly daysAgo: number;
  /** The quantity of each product, by slug. */
  readonly wanted: Readonly<Record<string, number>>;
}

const { placed, shipped, delivered, saved, cancelled, wantsReturn, returned } = courses;

/** The orders of the sample member asha, oldest first, so that their numbers rise. */
export const sampleOrders: readonly SampleOrder[] = [
  { course: saved, daysAgo: 212, wanted: { 'ashwagandha-tablets': 2 } },
  { course: saved, daysAgo: 188, wanted: { 'wild-forest-honey': 1, 'tulsi-adrak-tea': 2 } },
  { course: cancelled, daysAgo: 171, wanted: { 'lotus-lip-balm': 2 } },
  { course: saved, daysAgo: 160, wanted: { 'multivitamin-women': 1 } },
  { course: returned, daysAgo: 149, wanted: { 'wild-forest-honey': 1 } },
  { course: saved, daysAgo: 131, wanted: { 'ashwagandha-tablets': 1, 'bhringraj-hair-oil': 2 } },
  { course: cancelled, daysAgo: 118, wanted: { 'bhringraj-hair-oil': 1, 'tulsi-adrak-tea': 1 } },
  { course: saved, daysAgo: 97, wanted: { 'tulsi-adrak-tea': 4 } },
  { course: cancelled, daysAgo: 83, wanted: { 'multivitamin-women': 2 } },
  { course: saved, daysAgo: 66, wanted: { 'wild-forest-honey': 2, 'triphala-churna': 1 } },
  { course: returned, daysAgo: 52, wanted: { 'lotus-lip-balm': 1, 'ashwagandha-tablets': 1 } },
  { course: saved, daysAgo: 44, wanted: { 'multivitamin-women': 1, 'triphala-churna': 2 } },
  { course: cancelled, daysAgo: 30, wanted: { 'triphala-churna': 1 } },
  { course: delivered, daysAgo: 8, wanted: { 'bhringraj-hair-oil': 1, 'wild-forest-honey': 1 } },
  { course: shipped, daysAgo: 3, wanted: { 'tulsi-adrak-tea': 2, 'lotus-lip-balm': 1 } },
  { course: placed, daysAgo: 1, wanted: { 'ashwagandha-tablets': 1, 'triphala-churna': 2 } },
];

/** The orders of the sample member kamla, which staff have to take back. */
export const sampleReturns: readonly SampleOrder[] = [
  { course: wantsReturn, daysAgo: 11, wanted: { 'bhringraj-hair-oil': 2 } },
  { course: wantsReturn, daysAgo: 8, wanted: { 'wild-forest-honey': 1 } },
];

/** The orders of sample members below asha, on three levels. */
export const sampleTeamOrders: readonly {
  readonly name: string;
  readonly fullName: string;
  readonly orders: readonly SampleOrder[];
}[] = [
  {
    name: 'geeta',
    fullName: 'Geeta Sharma',
    orders: [
      { course: saved, daysAgo: 74, wanted: { 'tulsi-adrak-tea': 2 } },
      { course: saved, daysAgo: 19, wanted: { 'multivitamin-women': 1 } },
    ],
  },
  {
    name: 'rekha',
    fullName: 'Rekha Chauhan',
    orders: [{ course: saved, daysAgo: 45, wanted: { 'wild-forest-honey': 2 } }],
  },
  {
    name: 'puja',
    fullName: 'Puja Chauhan',
    orders: [{ course: saved, daysAgo: 16, wanted: { 'triphala-churna': 2 } }],
  },
];
