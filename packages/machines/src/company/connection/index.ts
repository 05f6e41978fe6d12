export {
  MAX_SEND_MS,
  RECHECK_MS,
  RETRY_MS,
  WELCOME_BACK_MS,
  connectionMachine,
} from './connection.machine.ts';
export type { ConnectionEvent } from './connection.machine.ts';
export { connectionView } from './connection.view.ts';
