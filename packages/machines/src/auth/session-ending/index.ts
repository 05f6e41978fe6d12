export { sessionEndingMachine } from './session-ending.machine.ts';
export type { EndedSessions } from './session-ending.machine.ts';
