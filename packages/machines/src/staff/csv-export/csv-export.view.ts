import type { ExportKind } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { CsvExportEvent, csvExportMachine } from './csv-export.machine.ts';

/** The facts that a page shows about an export. */
export function csvExportView(snapshot: SnapshotFrom<typeof csvExportMachine>) {
  return { isOpening: snapshot.matches('opening'), alert: snapshot.context.alert };
}

/** What staff can do with an export. */
export function csvExportVerbs(send: (event: CsvExportEvent) => void) {
  return { start: (kind: ExportKind) => send({ type: 'export.start', kind }) };
}
