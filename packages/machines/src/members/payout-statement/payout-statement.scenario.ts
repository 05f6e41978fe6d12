import { fileOpeningScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const payoutStatementScenario = fileOpeningScenario('01a2058b-a088-7593-895b-e301684aed11');
