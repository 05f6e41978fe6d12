import type { Coupon, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

interface CouponsContext {
  readonly coupons: readonly Coupon[];
  /** Why the coupons could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type CouponsEvent =
  | { type: 'coupons.retry' }
  | { type: 'coupon.use'; code: string }
  /** Somebody has logged in: members can use others than guests. */
  | { type: 'viewer.changed' };

/** Somebody wants to use a coupon. */
interface CouponChosen {
  readonly type: 'coupon.chosen';
  readonly code: string;
}

/** The coupons that can be used, for a person to choose one. Fill `fetchCoupons` with the call. */
export const couponsMachine = setup({
  types: {
    context: {} as CouponsContext,
    events: {} as CouponsEvent,
    emitted: {} as CouponChosen,
  },
  actors: {
    fetchCoupons: fromPromise<Result<readonly Coupon[]>>(() =>
      Promise.reject(new Error('fetchCoupons is not provided')),
    ),
  },
  guards: {
    hasAny: (_, answer: Result<readonly Coupon[]>) => answer.ok && answer.value.length > 0,
    succeeded: (_, answer: Result<readonly Coupon[]>) => answer.ok,
    isOffered: ({ context }, code: string) => context.coupons.some((coupon) => coupon.code === code),
  },
  actions: {
    takeCoupons: assign((_, answer: Result<readonly Coupon[]>) =>
      answer.ok ? { coupons: answer.value } : {},
    ),
    takeError: assign((_, answer?: Result<readonly Coupon[]>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
    tellChosen: emit((_, code: string) => ({ type: 'coupon.chosen' as const, code })),
  },
}).createMachine({
  id: 'coupons',
  context: { coupons: [], error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchCoupons',
        src: 'fetchCoupons',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeCoupons', params: ({ event }) => event.output },
          },
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    ready: {
      on: {
        'coupon.use': {
          guard: { type: 'isOffered', params: ({ event }) => event.code },
          actions: { type: 'tellChosen', params: ({ event }) => event.code },
        },
      },
    },
    empty: { on: { 'coupons.retry': 'loading' } },
    failed: {
      exit: 'clearError',
      on: { 'coupons.retry': 'loading' },
    },
  },
  on: { 'viewer.changed': '.loading' },
});
