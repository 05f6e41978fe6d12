import type { ExportKind, OrderFilter, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface CsvExportContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

/** What is exported. */
export interface ExportSubject {
  readonly kind: ExportKind;
  /** Which orders. Default: all records of the kind. */
  readonly filter?: OrderFilter;
}

export interface CsvExportEvent extends ExportSubject {
  readonly type: 'export.start';
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
  actors: { openExport: placeholder<Result<{ url: string }>, ExportSubject>('openExport') },
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
        input: ({ event: { kind, filter } }) => ({ kind, ...(filter && { filter }) }),
        ...call(
          'openExport',
          { target: 'idle', actions: { type: 'emitOpened', params: toValue } },
          { target: 'idle', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});
