import type { Coupon } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** Sample coupons of every kind, for scenarios and tests. */
export const sampleCoupons: readonly Coupon[] = [
  {
    code: 'WELCOME10',
    title: '10% off your first order',
    kind: 'PERCENT',
    value: 10,
    maxDiscount: 150,
    minSubtotal: 299,
    endsAt: null,
    usesLeft: null,
    isForFirstOrder: true,
  },
  {
    code: 'FLAT100',
    title: '₹100 off a full cart',
    kind: 'AMOUNT',
    value: 100,
    maxDiscount: null,
    minSubtotal: 999,
    endsAt: '2026-12-31T18:29:59.000Z',
    usesLeft: 2,
    isForFirstOrder: false,
  },
];

/** The events with which tests and stories reach every state. */
export const couponsScenario = pagedListScenario(sampleCoupons);
