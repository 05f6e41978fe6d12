import type { ExportKind, OrderFilter, PackingSlips, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface FileOpeningContext {
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

/** A file that the server makes: records as CSV, of orders only those that match the filter; or packing slips as PDF. */
export type StaffFile =
  | { readonly type: 'csv'; readonly kind: ExportKind; readonly filter?: OrderFilter }
  | { readonly type: 'packingSlips'; readonly slips: PackingSlips };

export interface FileOpeningEvent {
  readonly type: 'file.open';
  readonly file: StaffFile;
}

/** Emitted with the address of the file, so that the site can open it. */
export interface FileOpened {
  readonly type: 'file.opened';
  readonly url: string;
}

/** Requests the address of a file, one for each press. Provide `openFile`. */
export const fileOpeningMachine = setup({
  types: {
    context: {} as FileOpeningContext,
    events: {} as FileOpeningEvent,
    emitted: {} as FileOpened,
  },
  actors: { openFile: placeholder<Result<{ url: string }>, StaffFile>('openFile') },
  actions: {
    clearAlert: assign({ alert: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
    emitOpened: emit((_, { url }: { url: string }) => ({ type: 'file.opened' as const, url })),
  },
}).createMachine({
  id: 'file-opening',
  context: { alert: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'file.open': { target: 'opening', actions: 'clearAlert' } } },
    opening: {
      invoke: {
        input: ({ event }) => event.file,
        ...call(
          'openFile',
          { target: 'idle', actions: { type: 'emitOpened', params: toValue } },
          { target: 'idle', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});
