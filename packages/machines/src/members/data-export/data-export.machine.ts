import type { DataExport, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toMessage, toOutput, toResult } from '../../kit/index.ts';

interface DataExportContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export interface DataExportEvent {
  readonly type: 'export.start';
}

/** Emitted when the export is ready, so that the site can save it as a file; the machine does not store it. */
export interface DataExported {
  readonly type: 'data.exported';
  readonly data: DataExport;
}

const UNEXPECTED = 'Something went wrong.';

/** Fetches all data that is stored about a member, one file for each press. Provide `fetchData`. */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    emitted: {} as DataExported,
  },
  actors: {
    fetchData: placeholder<Result<DataExport>>('fetchData'),
  },
  actions: {
    clearAlert: assign({ alert: undefined }),
    setFailure: assign((_, result?: Result<unknown>) => ({
      alert: toMessage(result, UNEXPECTED),
    })),
    emitData: emit((_, result: Result<DataExport>) => ({ type: 'data.exported', data: dataIn(result) })),
  },
}).createMachine({
  id: 'data-export',
  context: { alert: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': 'fetching' } },
    fetching: {
      entry: 'clearAlert',
      invoke: call(
        'fetchData',
        { target: 'idle', actions: { type: 'emitData', params: toOutput } },
        { target: 'failed', actions: { type: 'setFailure', params: toResult } },
      ),
    },
    failed: { on: { 'export.start': 'fetching' } },
  },
});

function dataIn(result: Result<DataExport>): DataExport {
  if (!result.ok) throw new Error('a failed export has no data');
  return result.value;
}
