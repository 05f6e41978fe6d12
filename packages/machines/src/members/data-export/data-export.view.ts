import type { SnapshotFrom } from 'xstate';
import type { DataExportEvent, dataExportMachine } from './data-export.machine.ts';

export { type DataExportEvent, type DataExported, dataExportMachine } from './data-export.machine.ts';

/** The facts that the page shows about the export. */
export function dataExportView(snapshot: SnapshotFrom<typeof dataExportMachine>) {
  const { alert, received } = snapshot.context;
  return {
    /** How much of the file has arrived, in bytes; undefined while none is fetched. */
    exported: snapshot.matches('fetching') ? received : undefined,
    exportAlert: alert,
  };
}

/** What a member can do with the export. */
export function dataExportVerbs(send: (event: DataExportEvent) => void) {
  return {
    start: () => send({ type: 'export.start' }),
    cancel: () => send({ type: 'export.cancel' }),
  };
}
