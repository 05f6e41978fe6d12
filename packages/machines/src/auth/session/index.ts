export { sessionMachine } from './session.machine.ts';
export type { SessionEnd, SessionEnded, SessionEvent, Tokens, UserChanged } from './session.machine.ts';
export { sessionVerbs, sessionView } from './session.view.ts';
export type { SessionStatus } from './session.view.ts';
