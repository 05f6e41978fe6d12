import { confirmedActionScenario } from '../../kit/kit.scenario.ts';
import type { EndedSessions } from './session-ending.machine.ts';

const OTHERS: EndedSessions = { id: undefined };

/** The events with which tests and stories reach every state. */
export const sessionEndingScenario = confirmedActionScenario(OTHERS);
