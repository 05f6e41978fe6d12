import type { CouponTrialResult } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

const HONEY = '01a2058b-a088-7593-895b-e301684aece8';

/** A coupon that takes ₹50 off two jars of honey. */
export const sampleTrialResult: CouponTrialResult = {
  lines: [{ productId: HONEY, name: 'Forest Honey, 500 g', quantity: 2, lineTotal: 698, discount: 50 }],
  subtotal: 698,
  discount: 50,
  total: 648,
  problem: null,
};

/** The events with which tests and stories reach every state. */
export const couponTrialScenario = {
  add: { type: 'product.add', productId: HONEY, name: 'Forest Honey, 500 g' },
  count: { type: 'quantity.change', productId: HONEY, quantity: 2 },
  empty: { type: 'quantity.change', productId: HONEY, quantity: null },
  order: { type: 'hasOrdered.change', hasOrdered: true },
  start: { type: 'trial.start' },
  succeed: done('quoteTrial', sampleTrialResult),
  fail: failed('quoteTrial'),
  remove: { type: 'product.remove', productId: HONEY },
} as const;
