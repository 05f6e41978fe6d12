import type { ExportKind, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface CsvExportContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export interface CsvExportEvent {
  readonly type: 'export.start';
  readonly kind: ExportKind;
}

/** Emitted with the address of the file, so that the site can open it. */
export interface ExportOpened {
  readonly type: 'export.opened';
  readonly url: string;
}

/** Requests the address of a CSV export, one for each press. Provide `openExport`. */
export const csvExportMachine = setup({
  types: {
    context: {} as CsvExportContext,
    events: {} as CsvExportEvent,
    emitted: {} as ExportOpened,
  },
  actors: { openExport: placeholder<Result<{ url: string }>, ExportKind>('openExport') },
  actions: {
    clearAlert: assign({ alert: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
    emitOpened: emit((_, { url }: { url: string }) => ({ type: 'export.opened' as const, url })),
  },
}).createMachine({
  id: 'csv-export',
  context: { alert: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': { target: 'opening', actions: 'clearAlert' } } },
    opening: {
      invoke: {
        input: ({ event }) => event.kind,
        ...call(
          'openExport',
          { target: 'idle', actions: { type: 'emitOpened', params: toValue } },
          { target: 'idle', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});
