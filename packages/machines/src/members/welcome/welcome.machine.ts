import type { Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** What a new member has done already. */
export interface WelcomeProgress {
  readonly hasAddress: boolean;
  readonly hasOrder: boolean;
}

interface WelcomeContext {
  /** Undefined while it is not known. */
  readonly progress: WelcomeProgress | undefined;
  /** Why it is not known; English, for `t()`. */
  readonly error: string | undefined;
}

export interface WelcomeEvent {
  readonly type: 'page.retry';
}

/** The first steps of a new member, and which of them are done. Provide `fetchProgress`. */
export const welcomeMachine = setup({
  types: { context: {} as WelcomeContext, events: {} as WelcomeEvent },
  actors: { fetchProgress: placeholder<Result<WelcomeProgress>>('fetchProgress') },
  actions: {
    setProgress: assign((_, progress: WelcomeProgress) => ({ progress })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'welcome',
  context: { progress: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchProgress',
        { target: 'ready', actions: { type: 'setProgress', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    // The page is opened again after a step.
    ready: { type: 'final' },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
  },
});
