import { coupons } from '../sales/coupon/coupon.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/** Adds sample coupons when there are none: some valid ones, an expired one, and one that is used up. */
export async function seedCoupons(db: Database, now: number): Promise<void> {
  if ((await db.$count(coupons)) > 0) return;
  await db.insert(coupons).values(
    sampleCoupons.map(({ daysOpen: [from, to], ...coupon }) => ({
      ...coupon,
      id: sampleId(`coupon/${coupon.code}`),
      startsAt: new Date(now + from * DAY_MS),
      endsAt: to === null ? null : new Date(now + to * DAY_MS),
    })),
  );
}

const DAY_MS = 86_400_000;

interface SampleCoupon extends Omit<typeof coupons.$inferInsert, 'id' | 'startsAt' | 'endsAt'> {
  /** The first and the last day, counted from today; null means no end. */
  readonly daysOpen: readonly [from: number, to: number | null];
}

const sampleCoupons: readonly SampleCoupon[] = [
  {
    code: 'WELCOME10',
    title: '10% off your first order',
    titleInHindi: 'पहले ऑर्डर पर 10% की छूट',
    kind: 'PERCENT',
    value: 10,
    maxDiscountPaise: 150_00,
    minSubtotalPaise: 299_00,
    memberLimit: 1,
    isForFirstOrder: true,
    daysOpen: [-30, null],
  },
  {
    code: 'FLAT100',
    title: '₹100 off a full cart',
    titleInHindi: 'भरे कार्ट पर ₹100 की छूट',
    kind: 'AMOUNT',
    value: 100_00,
    minSubtotalPaise: 999_00,
    memberLimit: 3,
    daysOpen: [-30, null],
  },
  {
    code: 'FESTIVE15',
    title: '15% off for the festive season',
    titleInHindi: 'त्योहारों पर 15% की छूट',
    kind: 'PERCENT',
    value: 15,
    maxDiscountPaise: 300_00,
    minSubtotalPaise: 1499_00,
    daysOpen: [-30, 60],
  },
  {
    code: 'MONSOON20',
    title: '20% off this monsoon',
    titleInHindi: 'बरसात में 20% की छूट',
    kind: 'PERCENT',
    value: 20,
    maxDiscountPaise: 200_00,
    daysOpen: [-90, -10],
  },
  {
    code: 'FIRST100',
    title: '₹150 off for the first hundred customers',
    titleInHindi: 'पहले सौ लोगों के लिए ₹150 की छूट',
    kind: 'AMOUNT',
    value: 150_00,
    minSubtotalPaise: 499_00,
    totalLimit: 100,
    used: 100,
    daysOpen: [-60, null],
  },
];
