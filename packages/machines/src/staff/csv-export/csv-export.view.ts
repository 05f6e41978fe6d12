import type { SnapshotFrom } from 'xstate';
import type { CsvExportEvent, ExportSubject, csvExportMachine } from './csv-export.machine.ts';

/** The facts that a page shows about an export. */
export function csvExportView(snapshot: SnapshotFrom<typeof csvExportMachine>) {
  return { isOpening: snapshot.matches('opening'), alert: snapshot.context.alert };
}

/** What staff can do with an export. */
export function csvExportVerbs(send: (event: CsvExportEvent) => void) {
  return { start: (subject: ExportSubject) => send({ type: 'export.start', ...subject }) };
}
