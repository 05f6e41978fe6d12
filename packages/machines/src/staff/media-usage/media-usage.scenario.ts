import { loaderScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const mediaUsageScenario = loaderScenario({ usedBytes: 212_400_000, maxBytes: 500_000_000 });
