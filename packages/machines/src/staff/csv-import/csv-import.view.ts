import { ADDED_COLUMNS, MAX_CSV_ROWS } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { CsvFile, CsvImportEvent, csvImportMachine } from './csv-import.machine.ts';

export { type CsvFile, type ProblemPage, csvImportMachine } from './csv-import.machine.ts';

/** The steps that look different. */
type ImportStep =
  | 'choosing'
  | 'uploading'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'failed'
  | 'cancelled';

/** Of an import that failed without a reason: it has written nothing. */
const FAILED = 'The import failed. Nothing was saved. Try again later.';

/** The facts that the screen of an import shows. */
export function csvImportView(snapshot: SnapshotFrom<typeof csvImportMachine>) {
  const { kind, fileName, imported, problems, alert, columns } = snapshot.context;
  return {
    step: toStep(snapshot),
    fileName: imported?.fileName ?? fileName,
    /** The most rows that a file may have. */
    maxRows: MAX_CSV_ROWS[kind],
    /** The columns that it can have beside those of an export. */
    addedColumns: ADDED_COLUMNS[kind],
    rows: imported?.rows ?? 0,
    done: imported?.done ?? 0,
    /** The number of rows to write; while it writes, `done` counts these. */
    changes: imported?.changes ?? 0,
    invalid: imported?.invalid ?? 0,
    /** The rows that are written for good. */
    saved: imported?.saved ?? 0,
    /** What the check has added up; the names are English, for `t()`. */
    totals: Object.entries(imported?.totals ?? {}).map(([name, value]) => ({ name, value })),
    problems: problems.data,
    problemPage: problems.page,
    problemPages: Math.max(1, Math.ceil(problems.total / problems.limit)),
    isListing: snapshot.matches({ checked: 'listing' }),
    canConfirm: snapshot.can({ type: 'import.confirm' }),
    isConfirming: snapshot.matches('confirming'),
    isCancelling: snapshot.matches('cancelling'),
    alert: snapshot.matches('failed') ? imported?.message || FAILED : alert,
    columns: Object.entries(columns).map(([name, message]) => ({ name, message })),
  };
}

function toStep(snapshot: SnapshotFrom<typeof csvImportMachine>): ImportStep {
  if (snapshot.matches('done')) return 'done';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (snapshot.matches('uploading')) return 'uploading';
  if (snapshot.matches('choosing')) return 'choosing';
  const status = snapshot.context.imported?.status;
  if (status === 'IMPORTING') return 'importing';
  return status === 'CHECKED' ? 'checked' : 'checking';
}

/** What staff can do with an import. */
export function csvImportVerbs(send: (event: CsvImportEvent) => void) {
  return {
    choose: (file: CsvFile) => send({ type: 'file.choose', file }),
    openProblems: (page: number) => send({ type: 'problems.open', page }),
    confirm: () => send({ type: 'import.confirm' }),
    cancel: () => send({ type: 'import.cancel' }),
    restart: () => send({ type: 'import.restart' }),
  };
}
