import type { DataExport, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface DataExportContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
  /** How much of the file has arrived, in bytes. */
  readonly received: number;
}

/** What the fetch of the data needs. */
interface ToFetch {
  /** Reports how much of the file has arrived, in bytes. */
  readonly onReceived: (bytes: number) => void;
}

export type DataExportEvent =
  | { readonly type: 'export.start' }
  | { readonly type: 'export.received'; readonly bytes: number }
  | { readonly type: 'export.cancel' };

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
    fetchData: placeholder<Result<DataExport>, ToFetch>('fetchData'),
  },
  actions: {
    clear: assign({ alert: undefined, received: 0 }),
    setReceived: assign((_, received: number) => ({ received })),
    setFailure: assign((_, alert: string) => ({ alert })),
    emitData: emit((_, data: DataExport) => ({ type: 'data.exported', data })),
  },
}).createMachine({
  id: 'data-export',
  context: { alert: undefined, received: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': 'fetching' } },
    fetching: {
      entry: 'clear',
      invoke: {
        input: ({ self }) => ({
          onReceived: (bytes: number) => self.send({ type: 'export.received', bytes }),
        }),
        ...call(
          'fetchData',
          { target: 'idle', actions: { type: 'emitData', params: toValue } },
          { target: 'failed', actions: { type: 'setFailure', params: toReason } },
        ),
      },
      on: {
        'export.received': { actions: { type: 'setReceived', params: ({ event }) => event.bytes } },
        'export.cancel': 'idle',
      },
    },
    failed: { on: { 'export.start': 'fetching' } },
  },
});
