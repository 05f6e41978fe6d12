import type { SnapshotFrom } from 'xstate';
import type { FileOpeningEvent, StaffFile, fileOpeningMachine } from './file-opening.machine.ts';

/** The facts that a page shows about a file that is requested. */
export function fileOpeningView(snapshot: SnapshotFrom<typeof fileOpeningMachine>) {
  return { isOpening: snapshot.matches('opening'), alert: snapshot.context.alert };
}

/** What staff can do with a file. */
export function fileOpeningVerbs(send: (event: FileOpeningEvent) => void) {
  return { open: (file: StaffFile) => send({ type: 'file.open', file }) };
}
