import type { Order, PointsSummary, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';

/** What the home page shows to a member; a part that could not be loaded, or does not exist, is undefined. */
export interface MemberFacts {
  /** The newest order. */
  readonly order: Order | undefined;
  readonly points: Pick<PointsSummary, 'confirmedPoints' | 'pendingPoints'> | undefined;
  /** The member's referral code. */
  readonly code: string | undefined;
}

interface MemberHomeContext extends MemberFacts {
  /** Why nothing could be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type MemberHomeEvent = { type: 'page.retry' } | { type: 'order.repeat' };

/** What the home page shows to a member, and the last order once more. Provide the actors. */
export const memberHomeMachine = setup({
  types: {
    context: {} as MemberHomeContext,
    events: {} as MemberHomeEvent,
    /** `order.repeated`: the products of the order are in the cart. */
    emitted: {} as ShowToast | { type: 'order.repeated' },
  },
  actors: {
    fetchHome: placeholder<Result<MemberFacts>>('fetchHome'),
    repeatOrder: placeholder<Result<unknown>, Order | undefined>('repeatOrder'),
  },
  guards: { hasOrder: ({ context }) => context.order !== undefined },
  actions: {
    setFacts: assign((_, facts: MemberFacts) => ({ ...facts })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    emitRepeated: emit({ type: 'order.repeated' }),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'member-home',
  context: { order: undefined, points: undefined, code: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchHome',
        { target: 'ready', actions: { type: 'setFacts', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    ready: { on: { 'order.repeat': { guard: 'hasOrder', target: 'repeating' } } },
    repeating: {
      invoke: {
        input: ({ context }) => context.order,
        ...call(
          'repeatOrder',
          { target: 'ready', actions: 'emitRepeated' },
          { target: 'ready', actions: { type: 'toastFailure', params: toReason } },
        ),
      },
    },
  },
});
