import { confirmedActionScenario } from '../../kit/kit.scenario.ts';
import type { EndedSessions } from './session-ending.machine.ts';

const OTHERS: EndedSessions = { id: undefined };

const PHONE: EndedSessions = { id: 'phone', device: 'Chrome · Android' };
const UNKNOWN: EndedSessions = { id: 'unknown', device: null };

/** The events with which tests and stories reach every state. */
export const sessionEndingScenario = {
  ...confirmedActionScenario(OTHERS),
  askPhone: { type: 'action.ask', subject: PHONE },
  askUnknown: { type: 'action.ask', subject: UNKNOWN },
} as const;
