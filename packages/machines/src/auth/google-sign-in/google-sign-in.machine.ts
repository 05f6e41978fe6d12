import type { Result, Session } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  type Ended,
  type ShowToast,
  callCases,
  placeholder,
  succeeded,
  toFailure,
  toOutput,
  toValue,
} from '../../kit/index.ts';

interface GoogleSignInContext {
  readonly session: Session | undefined;
}

export type GoogleSignInEvent = { type: 'google.open' };

/** Why a sign-in with Google failed: only for the log, because the user saw the popup (spec section 8). */
export interface GoogleFailure {
  readonly type: 'google.failed';
  readonly reason: string;
}

/**
 * Sign-in with Google in a popup (spec section 2). Nothing else waits for it: another press opens a new popup,
 * and a popup that was closed sends no event. Provide `isOffered` and `signIn`.
 */
export const googleSignInMachine = setup({
  types: {
    context: {} as GoogleSignInContext,
    events: {} as GoogleSignInEvent,
    emitted: {} as ShowToast | GoogleFailure,
    output: {} as Session | undefined,
  },
  actors: {
    isOffered: placeholder<boolean>('isOffered'),
    signIn: placeholder<Result<Session>>('signIn'),
  },
  guards: {
    isYes: (_, result: boolean) => result,
  },
  actions: {
    setSession: assign((_, session: Session) => ({ session })),
    emitFailure: emit((_, reason: string) => ({ type: 'google.failed', reason })),
    toastFailure: emit((_, message: string) => ({ type: 'toast.show', kind: 'error', message })),
  },
}).createMachine({
  id: 'google-sign-in',
  context: { session: undefined },
  initial: 'asking',
  output: ({ context }) => context.session,
  states: {
    asking: {
      invoke: callCases('isOffered', [{ guard: { type: 'isYes', params: toOutput }, target: 'idle' }], {
        target: 'notOffered',
      }),
    },
    notOffered: { type: 'final' },
    idle: { on: { 'google.open': 'waiting' } },
    waiting: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          { guard: succeeded, target: 'signedIn', actions: { type: 'setSession', params: toValue } },
          {
            target: 'idle',
            actions: [
              {
                type: 'emitFailure',
                params: ({ event }) => (event.output.ok ? '' : event.output.failure.code),
              },
              { type: 'toastFailure', params: toSentence },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'emitFailure', params: ({ event }) => String(event.error) },
            { type: 'toastFailure', params: toSentence },
          ],
        },
      },
      on: { 'google.open': { target: 'waiting', reenter: true } },
    },
    signedIn: { type: 'final' },
  },
});

/** The sentence of spec section 8; a blocked member reads the one of the server. */
function toSentence(ended: Ended): string {
  const failure = toFailure(ended);
  return (failure?.code === 'forbidden' && failure.message) || 'Login failed';
}
