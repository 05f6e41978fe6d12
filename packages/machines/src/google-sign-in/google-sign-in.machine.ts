import type { Result, Session } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

interface GoogleSignInContext {
  readonly session: Session | undefined;
}

export type GoogleSignInEvent = { type: 'google.open' };

/** Why a sign-in with Google came to nothing: for the log, since the person saw the popup (spec section 8). */
export interface GoogleFailure {
  readonly type: 'google.failed';
  readonly reason: string;
}

/**
 * Sign-in with Google in a popup (spec section 2). Nothing else waits for it: pressing again opens a new popup, and a
 * popup that was closed is simply never heard of. Fill `isOffered` and `signIn`.
 */
export const googleSignInMachine = setup({
  types: {
    context: {} as GoogleSignInContext,
    events: {} as GoogleSignInEvent,
    emitted: {} as ShowToast | GoogleFailure,
    output: {} as Session | undefined,
  },
  actors: {
    isOffered: fromPromise<boolean>(() => Promise.reject(new Error('isOffered is not provided'))),
    signIn: fromPromise<Result<Session>>(() => Promise.reject(new Error('signIn is not provided'))),
  },
  guards: {
    isYes: (_, answer: boolean) => answer,
    succeeded: (_, answer: Result<Session>) => answer.ok,
  },
  actions: {
    keepSession: assign((_, answer: Result<Session>) => ({ session: answer.ok ? answer.value : undefined })),
    tellFailure: emit((_, reason: string) => ({ type: 'google.failed', reason })),
    toastFailure: emit({ type: 'toast.show', kind: 'error', message: 'Login failed' }),
  },
}).createMachine({
  id: 'google-sign-in',
  context: { session: undefined },
  initial: 'asking',
  output: ({ context }) => context.session,
  states: {
    asking: {
      invoke: {
        id: 'isOffered',
        src: 'isOffered',
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'notOffered' },
        ],
        onError: 'notOffered',
      },
    },
    notOffered: { type: 'final' },
    idle: {
      on: { 'google.open': 'waiting' },
    },
    waiting: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'tellFailure',
                params: ({ event }) => (event.output.ok ? '' : event.output.failure.code),
              },
              'toastFailure',
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFailure', params: ({ event }) => String(event.error) }, 'toastFailure'],
        },
      },
      on: { 'google.open': { target: 'waiting', reenter: true } },
    },
    signedIn: { type: 'final' },
  },
});
