import { loaderScenario } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const welcomeScenario = loaderScenario({ hasAddress: true, hasOrder: false });
