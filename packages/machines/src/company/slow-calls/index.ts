export { SLOW_MS, UPLOAD_MS, slowCallsMachine } from './slow-calls.machine.ts';
export type { SentCall, SlowCallsEvent } from './slow-calls.machine.ts';
export { slowCallsVerbs, slowCallsView } from './slow-calls.view.ts';
