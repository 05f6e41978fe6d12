import type { Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call } from './call.ts';
import { placeholder } from './placeholder.ts';
import { toEvent, toReason, toValue } from './results.ts';

export interface FileOpeningContext<File> {
  /** Undefined before the first press. */
  readonly file: File | undefined;
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export interface FileOpeningEvent<File> {
  readonly type: 'file.open';
  readonly file: File;
}

/** Emitted with the address of the file, so that the site can open it. */
export interface FileOpened {
  readonly type: 'file.opened';
  readonly url: string;
}

/** Requests the address of a file that the server makes, one for each press. Provide `openFile` with the call. */
export function createFileOpening<File>({ id }: { readonly id: string }) {
  return setup({
    types: {
      context: {} as FileOpeningContext<File>,
      events: {} as FileOpeningEvent<File>,
      emitted: {} as FileOpened,
    },
    actors: { openFile: placeholder<Result<{ url: string }>, { file: File }>('openFile') },
    actions: {
      setFile: assign((_, { file }: { file: File }) => ({ file, alert: undefined })),
      setAlert: assign((_, alert: string) => ({ alert })),
      emitOpened: emit((_, { url }: { url: string }) => ({ type: 'file.opened' as const, url })),
    },
  }).createMachine({
    id,
    context: { file: undefined, alert: undefined },
    initial: 'idle',
    states: {
      idle: { on: { 'file.open': { target: 'opening', actions: { type: 'setFile', params: toEvent } } } },
      opening: {
        invoke: {
          input: ({ context }) => ({ file: toFile(context) }),
          ...call(
            'openFile',
            { target: 'idle', actions: { type: 'emitOpened', params: toValue } },
            { target: 'idle', actions: { type: 'setAlert', params: toReason } },
          ),
        },
      },
    },
  });
}

function toFile<File>({ file }: FileOpeningContext<File>): File {
  if (file === undefined) throw new Error('the opening of a file needs the file');
  return file;
}
