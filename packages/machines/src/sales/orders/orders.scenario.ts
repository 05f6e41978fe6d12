import { sampleOrder } from '../checkout/testing.ts';
import { pagedListScenario } from '../../kit/testing.ts';

/** The events with which tests and stories reach every state. */
export const ordersScenario = pagedListScenario([sampleOrder]);
