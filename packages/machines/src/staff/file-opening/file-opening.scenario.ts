import { fileOpeningScenario as toScenario } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const fileOpeningScenario = toScenario({ type: 'csv', kind: 'products' } as const);
