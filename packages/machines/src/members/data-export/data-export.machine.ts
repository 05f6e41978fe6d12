import type { DataExport, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

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
    setFailure: assign((_, alert: string) => ({ alert })),
    emitData: emit((_, data: DataExport) => ({ type: 'data.exported', data })),
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
        { target: 'idle', actions: { type: 'emitData', params: toValue } },
        { target: 'failed', actions: { type: 'setFailure', params: toReason } },
      ),
    },
    failed: { on: { 'export.start': 'fetching' } },
  },
});
