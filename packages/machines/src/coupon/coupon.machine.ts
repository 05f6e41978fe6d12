import { CouponCode, type QuoteRequest, type Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

/** What is in the cart: products and how many of each. */
export type CouponItems = QuoteRequest['items'];

/** A coupon that somebody wants to use for what is in the cart. */
export interface CouponWish {
  readonly code: string;
  readonly items: CouponItems;
}

/** What a coupon takes off, in rupees, or why it can't be used, in English. */
export interface CouponVerdict {
  readonly discount: number;
  readonly problem: string | null;
}

/** The coupon of the cart is another now, or there is none any more. */
type CouponEmitted = { type: 'coupon.applied'; code: string } | { type: 'coupon.removed' };

interface CouponContext {
  readonly items: CouponItems;
  readonly typed: string;
  /** The coupon that is asked about; upper case. */
  readonly code: string | undefined;
  /** What it took off when it was judged last, in rupees; undefined when it could not be used. */
  readonly discount: number | undefined;
  /** Why it can't be used; English, for `t()`. */
  readonly reason: string | undefined;
}

export type CouponEvent =
  | { type: 'coupon.change'; typed: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | { type: 'items.changed'; items: CouponItems };

/** How long the cart has to rest before the coupon is judged again, in ms. */
const JUDGE_DELAY_MS = 300;

/**
 * The coupon of a cart. The server judges it, and again when the cart changes; one that can't be used any more comes
 * back by itself when it can. What is emitted is for the site to keep: the next cart begins with it. Fill `recallCode`
 * with the reading of that, `judgeCoupon` with the call.
 */
export const couponMachine = setup({
  types: {
    context: {} as CouponContext,
    events: {} as CouponEvent,
    emitted: {} as CouponEmitted,
  },
  actors: {
    recallCode: fromPromise<string | undefined>(() =>
      Promise.reject(new Error('recallCode is not provided')),
    ),
    judgeCoupon: fromPromise<Result<CouponVerdict>, CouponWish>(() =>
      Promise.reject(new Error('judgeCoupon is not provided')),
    ),
  },
  delays: { rest: JUDGE_DELAY_MS },
  guards: {
    isCode: (_, code: string | undefined) => CouponCode.safeParse(code).success,
    hasCode: ({ context }) => context.code !== undefined,
    hasItems: ({ context }) => context.items.length > 0,
    isUsable: (_, answer: Result<CouponVerdict>) => answer.ok && answer.value.problem === null,
    isUnusable: (_, answer: Result<CouponVerdict>) => answer.ok && answer.value.problem !== null,
  },
  actions: {
    takeItems: assign((_, items: CouponItems) => ({ items })),
    takeTyped: assign((_, typed: string) => ({ typed, code: undefined, reason: undefined })),
    takeCode: assign((_, typed: string | undefined) => ({
      typed: typed ?? '',
      code: CouponCode.safeParse(typed).data,
      reason: undefined,
    })),
    takeDiscount: assign((_, answer: Result<CouponVerdict>) => ({
      discount: answer.ok ? answer.value.discount : undefined,
      reason: undefined,
    })),
    takeReason: assign((_, answer?: Result<CouponVerdict>) => ({
      discount: undefined,
      reason: reasonOf(answer),
    })),
    sayWhatIsWrong: assign(({ context: { typed } }) => ({
      code: undefined,
      reason: typed.trim() === '' ? 'Enter a coupon code' : wrongIn(typed),
    })),
    forget: assign({ typed: '', code: undefined, discount: undefined, reason: undefined }),
    tellApplied: emit(({ context }) => ({ type: 'coupon.applied' as const, code: context.code ?? '' })),
    tellRemoved: emit({ type: 'coupon.removed' }),
  },
}).createMachine({
  id: 'coupon',
  context: { items: [], typed: '', code: undefined, discount: undefined, reason: undefined },
  initial: 'restoring',
  on: { 'items.changed': { actions: { type: 'takeItems', params: ({ event }) => event.items } } },
  states: {
    restoring: {
      invoke: {
        id: 'recallCode',
        src: 'recallCode',
        onDone: [
          {
            guard: { type: 'isCode', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'takeCode', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
      on: { 'coupon.change': { actions: { type: 'takeTyped', params: ({ event }) => event.typed } } },
    },
    none: {
      on: {
        'coupon.change': { actions: { type: 'takeTyped', params: ({ event }) => event.typed } },
        'coupon.apply': [
          {
            guard: { type: 'isCode', params: ({ context }) => context.typed },
            target: 'checking',
            actions: { type: 'takeCode', params: ({ context }) => context.typed },
          },
          { target: 'refused', actions: 'sayWhatIsWrong' },
        ],
      },
    },
    waiting: {
      after: { rest: { guard: 'hasItems', target: 'checking' } },
      on: {
        'items.changed': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'takeItems', params: ({ event }) => event.items },
        },
        'coupon.remove': { target: 'none', actions: ['forget', 'tellRemoved'] },
      },
    },
    checking: {
      invoke: {
        id: 'judgeCoupon',
        src: 'judgeCoupon',
        input: ({ context: { code, items } }) => ({ code: code ?? '', items }),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'applied',
            actions: [{ type: 'takeDiscount', params: ({ event }) => event.output }, 'tellApplied'],
          },
          {
            guard: { type: 'isUnusable', params: ({ event }) => event.output },
            target: 'refused',
            actions: [{ type: 'takeReason', params: ({ event }) => event.output }, 'tellRemoved'],
          },
          // What could not be judged may still be good: it is kept.
          { target: 'refused', actions: { type: 'takeReason', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'takeReason' },
      },
      on: {
        'items.changed': {
          target: 'waiting',
          actions: { type: 'takeItems', params: ({ event }) => event.items },
        },
        'coupon.remove': { target: 'none', actions: ['forget', 'tellRemoved'] },
      },
    },
    applied: {
      on: {
        'items.changed': {
          target: 'waiting',
          actions: { type: 'takeItems', params: ({ event }) => event.items },
        },
        'coupon.remove': { target: 'none', actions: ['forget', 'tellRemoved'] },
      },
    },
    refused: {
      on: {
        'coupon.change': {
          target: 'none',
          actions: { type: 'takeTyped', params: ({ event }) => event.typed },
        },
        'coupon.apply': [
          {
            guard: { type: 'isCode', params: ({ context }) => context.typed },
            target: 'checking',
            actions: { type: 'takeCode', params: ({ context }) => context.typed },
          },
          { actions: 'sayWhatIsWrong' },
        ],
        'items.changed': [
          {
            guard: 'hasCode',
            target: 'waiting',
            actions: { type: 'takeItems', params: ({ event }) => event.items },
          },
          { actions: { type: 'takeItems', params: ({ event }) => event.items } },
        ],
      },
    },
  },
});

function reasonOf(answer: Result<CouponVerdict> | undefined): string {
  if (answer === undefined) return 'Something went wrong.';
  return (answer.ok ? answer.value.problem : answer.failure.message) ?? '';
}

function wrongIn(typed: string): string | undefined {
  return CouponCode.safeParse(typed).error?.issues[0]?.message;
}
