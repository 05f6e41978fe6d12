import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleCoupons } from './sample-coupons.ts';

/** The events with which tests and stories reach every state. */
export const couponsScenario = pagedListScenario(sampleCoupons);
