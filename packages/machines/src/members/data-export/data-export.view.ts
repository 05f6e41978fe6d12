import type { SnapshotFrom } from 'xstate';
import type { DataExportEvent, dataExportMachine } from './data-export.machine.ts';

/** The facts that the page shows about the export. */
export function dataExportView(snapshot: SnapshotFrom<typeof dataExportMachine>) {
  return { isExporting: snapshot.matches('fetching'), exportAlert: snapshot.context.alert };
}

/** What a member can do with the export. */
export function dataExportVerbs(send: (event: DataExportEvent) => void) {
  return { start: () => send({ type: 'export.start' }) };
}
