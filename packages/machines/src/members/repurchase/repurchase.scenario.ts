import { loaderScenario } from '../../kit/kit.scenario.ts';
import { sampleRepurchase } from './sample-repurchase.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const repurchaseScenario = loaderScenario(sampleRepurchase);
