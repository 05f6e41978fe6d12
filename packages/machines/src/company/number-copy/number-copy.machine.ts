import { assign, emit, setup } from 'xstate';
import { type ShowToast, placeholder } from '../../kit/index.ts';

interface NumberCopyContext {
  /** What is copied; '' before the first press. */
  readonly number: string;
}

interface NumberCopyEvent {
  readonly type: 'number.copy';
  readonly number: string;
}

/** Copies the number of a grievance, once for a double press. Provide `copyNumber` with the clipboard of the browser. */
export const numberCopyMachine = setup({
  types: {
    context: {} as NumberCopyContext,
    events: {} as NumberCopyEvent,
    emitted: {} as ShowToast,
  },
  actors: { copyNumber: placeholder<void, string>('copyNumber') },
  actions: {
    setNumber: assign((_, number: string) => ({ number })),
    toastCopied: emit({ type: 'toast.show', kind: 'success', message: 'Number copied' }),
    toastNotCopied: emit({
      type: 'toast.show',
      kind: 'error',
      message: 'The number could not be copied. Select it and copy it yourself.',
    }),
  },
}).createMachine({
  id: 'number-copy',
  context: { number: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'number.copy': {
          target: 'copying',
          actions: { type: 'setNumber', params: ({ event }) => event.number },
        },
      },
    },
    copying: {
      invoke: {
        id: 'copyNumber',
        src: 'copyNumber',
        input: ({ context }) => context.number,
        onDone: { target: 'idle', actions: 'toastCopied' },
        onError: { target: 'idle', actions: 'toastNotCopied' },
      },
    },
  },
});

/** What a user can do with a number. */
export function numberCopyVerbs(send: (event: NumberCopyEvent) => void) {
  return { copy: (number: string) => send({ type: 'number.copy', number }) };
}
