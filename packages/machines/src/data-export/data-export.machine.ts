import type { DataExport, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

interface DataExportContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export interface DataExportEvent {
  readonly type: 'export.start';
}

/** Told when there is an export, for the site to save it as a file; it is not kept here. */
export interface DataExported {
  readonly type: 'data.exported';
  readonly data: DataExport;
}

const UNEXPECTED = 'Something went wrong.';

/** Fetches everything that is stored about a member, one file for a press. Fill `fetchData` with the call. */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    emitted: {} as DataExported,
  },
  actors: {
    fetchData: fromPromise<Result<DataExport>>(() => Promise.reject(new Error('fetchData is not provided'))),
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    clearAlert: assign({ alert: undefined }),
    takeFailure: assign((_, answer?: Result<unknown>) => ({
      alert: answer?.ok === false ? answer.failure.message : UNEXPECTED,
    })),
    tellData: emit((_, answer: Result<DataExport>) => ({ type: 'data.exported', data: dataIn(answer) })),
  },
}).createMachine({
  id: 'data-export',
  context: { alert: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': 'fetching' } },
    fetching: {
      entry: 'clearAlert',
      invoke: {
        id: 'fetchData',
        src: 'fetchData',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'tellData', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    failed: { on: { 'export.start': 'fetching' } },
  },
});

function dataIn(answer: Result<DataExport>): DataExport {
  if (!answer.ok) throw new Error('a failed export has no data');
  return answer.value;
}
