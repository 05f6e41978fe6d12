import type { CsvImport, CsvKind, CsvProblem, Result } from '@pgm/api/contract';
import { assertEvent, assign, setup } from 'xstate';
import { call, callCases, placeholder, toFailure, toReason, toValue, when } from '../../kit/index.ts';
import type { Ended } from '../../kit/results.ts';

/** A chosen file; the browser's own `File` is one. */
export interface CsvFile {
  readonly name: string;
}

/** One page of the errors of an import. */
export interface ProblemPage {
  readonly data: readonly CsvProblem[];
  readonly page: number;
  readonly limit: number;
  /** The rows with errors, on all pages. */
  readonly total: number;
}

export interface CsvImportContext {
  readonly kind: CsvKind;
  /** Empty until a file is uploaded. */
  readonly id: string;
  readonly fileName: string;
  /** The last known step of the import. */
  readonly imported: CsvImport | undefined;
  readonly problems: ProblemPage;
  /** Why the last action failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** The errors of columns in a rejected file. */
  readonly columns: Readonly<Record<string, string>>;
}

export type CsvImportEvent =
  | { type: 'file.choose'; file: CsvFile }
  | { type: 'problems.open'; page: number }
  | { type: 'import.confirm' }
  | { type: 'import.cancel' }
  | { type: 'import.restart' };

/** How often the progress is requested, in ms. */
export const PROGRESS_MS = 1000;

const NO_PROBLEMS: ProblemPage = { data: [], page: 1, limit: 20, total: 0 };

const readingCases = [
  when('isBusy', 'waiting', 'receiveImport'),
  when('isChecked', '#csv-import.checked', 'receiveImport'),
  when('isDone', '#csv-import.done', 'receiveImport'),
  when('isFailed', '#csv-import.failed', 'receiveImport'),
  when('isCancelled', '#csv-import.cancelled', 'receiveImport'),
] as const;

function hasStatus(...statuses: readonly CsvImport['status'][]) {
  return (_: unknown, result: Result<CsvImport>): boolean =>
    result.ok && statuses.includes(result.value.status);
}

/**
 * The import of a CSV file: upload, check by the server, confirmation, and the writing, which can be cancelled. With the
 * `id` of an import it continues this one. Provide the actors.
 */
export const csvImportMachine = setup({
  types: {
    context: {} as CsvImportContext,
    events: {} as CsvImportEvent,
    input: {} as { readonly kind: CsvKind; readonly id?: string | undefined } | undefined,
  },
  actors: {
    uploadFile: placeholder<Result<CsvImport>, { kind: CsvKind; file: CsvFile }>('uploadFile'),
    readImport: placeholder<Result<CsvImport>, string>('readImport'),
    readProblems: placeholder<Result<ProblemPage>, { id: string; page: number }>('readProblems'),
    confirmImport: placeholder<Result<CsvImport>, { id: string; skipInvalid: boolean }>('confirmImport'),
    cancelImport: placeholder<Result<CsvImport>, string>('cancelImport'),
  },
  delays: { progress: PROGRESS_MS },
  guards: {
    hasId: ({ context }) => context.id !== '',
    hasProblems: ({ context }) => (context.imported?.invalid ?? 0) > 0,
    canConfirm: ({ context }) => (context.imported?.changes ?? 0) > 0,
    isBusy: hasStatus('CHECKING', 'IMPORTING'),
    isChecked: hasStatus('CHECKED'),
    isDone: hasStatus('DONE'),
    isFailed: hasStatus('FAILED'),
    isCancelled: hasStatus('CANCELLED'),
  },
  actions: {
    setFileName: assign((_, fileName: string) => ({ fileName, alert: undefined, columns: {} })),
    setImport: assign((_, imported: CsvImport) => ({ imported, id: imported.id, alert: undefined })),
    receiveImport: assign((_, result: Result<CsvImport>) =>
      result.ok ? { imported: result.value, alert: undefined } : {},
    ),
    setProblems: assign((_, problems: ProblemPage) => ({ problems, alert: undefined })),
    setAlert: assign((_, alert: string) => ({ alert })),
    rejectFile: assign((_, failed: { alert: string; columns: Readonly<Record<string, string>> }) => failed),
    openPage: assign(({ context }, page: number) => ({ problems: { ...context.problems, page } })),
    clear: assign({ id: '', fileName: '', imported: undefined, problems: NO_PROBLEMS, alert: undefined }),
  },
}).createMachine({
  id: 'csv-import',
  context: ({ input }) => ({
    kind: input?.kind ?? 'products',
    id: input?.id ?? '',
    fileName: '',
    imported: undefined,
    problems: NO_PROBLEMS,
    alert: undefined,
    columns: {},
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasId', target: 'working' }, 'choosing'] },
    choosing: {
      on: {
        'file.choose': {
          target: 'uploading',
          actions: { type: 'setFileName', params: ({ event }) => event.file.name },
        },
      },
    },
    uploading: {
      on: { 'import.cancel': 'choosing' },
      invoke: {
        input: ({ context: { kind }, event }) => {
          assertEvent(event, 'file.choose');
          return { kind, file: event.file };
        },
        ...call(
          'uploadFile',
          { target: 'working', actions: { type: 'setImport', params: toValue } },
          { target: 'choosing', actions: { type: 'rejectFile', params: toRejection } },
        ),
      },
    },
    // The server checks the rows, or writes them.
    working: {
      on: { 'import.cancel': 'cancelling' },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            input: ({ context }) => context.id,
            // A lost connection is no reason to stop asking.
            ...callCases('readImport', readingCases, {
              target: 'waiting',
              actions: { type: 'setAlert', params: toReason },
            }),
          },
        },
        waiting: { after: { progress: 'reading' } },
      },
    },
    checked: {
      on: {
        'import.confirm': { guard: 'canConfirm', target: 'confirming' },
        'import.cancel': 'cancelling',
        'problems.open': {
          guard: 'hasProblems',
          target: '.listing',
          actions: { type: 'openPage', params: ({ event }) => event.page },
        },
      },
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasProblems', target: 'listing' }, 'ready'] },
        listing: {
          invoke: {
            input: ({ context: { id, problems } }) => ({ id, page: problems.page }),
            ...call(
              'readProblems',
              { target: 'ready', actions: { type: 'setProblems', params: toValue } },
              { target: 'ready', actions: { type: 'setAlert', params: toReason } },
            ),
          },
        },
        ready: {},
      },
    },
    confirming: {
      invoke: {
        input: ({ context: { id, imported } }) => ({ id, skipInvalid: (imported?.invalid ?? 0) > 0 }),
        ...call(
          'confirmImport',
          { target: 'working', actions: { type: 'setImport', params: toValue } },
          { target: 'checked.ready', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
    cancelling: {
      invoke: {
        input: ({ context }) => context.id,
        ...call(
          'cancelImport',
          { target: 'cancelled', actions: { type: 'setImport', params: toValue } },
          // It may have ended meanwhile.
          { target: 'working', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
    done: { on: { 'import.restart': { target: 'choosing', actions: 'clear' } } },
    failed: { on: { 'import.restart': { target: 'choosing', actions: 'clear' } } },
    cancelled: { on: { 'import.restart': { target: 'choosing', actions: 'clear' } } },
  },
});

/** Why the server rejects a file. */
function toRejection(ended: Ended) {
  return { alert: toReason(ended), columns: toFailure(ended)?.fields ?? {} };
}
