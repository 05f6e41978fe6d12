import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** What is said about the line; undefined while there is nothing to say. */
export function connectionView(snapshot: SnapshotFrom<typeof connectionMachine>) {
  return { note: noteOf(snapshot) };
}

function noteOf(snapshot: SnapshotFrom<typeof connectionMachine>) {
  if (snapshot.matches({ line: 'offline' }))
    return { kind: 'offline', text: 'You are offline. You see what was last loaded.' } as const;
  if (snapshot.matches({ line: 'back' })) return { kind: 'back', text: 'You are back online.' } as const;
  return undefined;
}
