import type { Coupon, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { callCases, placeholder, succeeded, toMessage, toResult, when } from '../../kit/index.ts';

interface CouponsContext {
  readonly coupons: readonly Coupon[];
  /** Why the coupons could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type CouponsEvent =
  | { type: 'coupons.retry' }
  | { type: 'coupon.use'; code: string }
  /** A user has logged in: members can use other coupons than guests. */
  | { type: 'viewer.changed' };

/** Emitted when the user wants to use a coupon. */
interface CouponChosen {
  readonly type: 'coupon.chosen';
  readonly code: string;
}

/** The available coupons, from which the user selects one. Provide `fetchCoupons`. */
export const couponsMachine = setup({
  types: { context: {} as CouponsContext, events: {} as CouponsEvent, emitted: {} as CouponChosen },
  actors: {
    fetchCoupons: placeholder<Result<readonly Coupon[]>>('fetchCoupons'),
  },
  guards: {
    hasAny: (_, result: Result<readonly Coupon[]>) => result.ok && result.value.length > 0,
    isOffered: ({ context }, code: string) => context.coupons.some((coupon) => coupon.code === code),
  },
  actions: {
    setCoupons: assign((_, result: Result<readonly Coupon[]>) =>
      result.ok ? { coupons: result.value } : {},
    ),
    setError: assign((_, result?: Result<unknown>) => ({
      error: toMessage(result),
    })),
    clearError: assign({ error: undefined }),
    emitChosen: emit((_, code: string) => ({ type: 'coupon.chosen' as const, code })),
  },
}).createMachine({
  id: 'coupons',
  context: { coupons: [], error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: callCases(
        'fetchCoupons',
        [when('hasAny', 'ready', 'setCoupons'), { guard: succeeded, target: 'empty' }],
        { target: 'failed', actions: { type: 'setError', params: toResult } },
      ),
    },
    ready: {
      on: {
        'coupon.use': {
          guard: { type: 'isOffered', params: ({ event }) => event.code },
          actions: { type: 'emitChosen', params: ({ event }) => event.code },
        },
      },
    },
    empty: { on: { 'coupons.retry': 'loading' } },
    failed: { exit: 'clearError', on: { 'coupons.retry': 'loading' } },
  },
  on: { 'viewer.changed': '.loading' },
});
