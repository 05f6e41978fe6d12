import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleOrder } from '../../sales/sample-order/sample-order.ts';
import type { MemberFacts } from './member-home.machine.ts';

/** What a member with an order, points and a referral code sees. */
export const sampleFacts: MemberFacts = {
  order: sampleOrder,
  points: { confirmedPoints: 1240, pendingPoints: 80 },
  code: 'ASHA7K2M',
};

/** The events with which tests and stories reach every state. */
export const memberHomeScenario = {
  load: done('fetchHome', sampleFacts),
  failToLoad: failed('fetchHome'),
  retry: { type: 'page.retry' },
  repeat: { type: 'order.repeat' },
  finish: done('repeatOrder', undefined),
  failToRepeat: failed('repeatOrder'),
} as const;
