import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export {
  type ConnectionEvent,
  MAX_SEND_MS,
  RECHECK_MS,
  RETRY_MS,
  WELCOME_BACK_MS,
  connectionMachine,
} from './connection.machine.ts';

/** The notice about the connection; undefined while there is nothing to show. */
export function connectionView(snapshot: SnapshotFrom<typeof connectionMachine>) {
  return { note: toNote(snapshot) };
}

function toNote(snapshot: SnapshotFrom<typeof connectionMachine>) {
  if (snapshot.matches({ network: 'offline' }))
    return { kind: 'offline', text: 'You are offline. This is the last version we loaded.' } as const;
  if (snapshot.matches({ network: 'back' })) return { kind: 'back', text: 'You are back online.' } as const;
  return undefined;
}
