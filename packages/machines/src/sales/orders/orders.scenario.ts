import { sampleOrder } from '../sample-order/sample-order.ts';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const ordersScenario = pagedListScenario([sampleOrder]);
