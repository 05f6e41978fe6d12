import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleTransactions } from './sample-transactions.ts';

/** The events with which tests and stories reach every state. */
export const pointsListScenario = pagedListScenario(sampleTransactions);
