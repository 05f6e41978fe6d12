import { CouponCode, type QuoteRequest, type Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, callCases, placeholder, toMessage, toOutput } from '../../kit/index.ts';

/** The products in the cart and their quantities. */
export type CouponItems = QuoteRequest['items'];

/** A coupon that the user wants to use for the cart. */
export interface CouponWish {
  readonly code: string;
  readonly items: CouponItems;
}

/** The discount of a coupon in rupees, or the reason why it can't be used, in English. */
export interface CouponVerdict {
  readonly discount: number;
  readonly problem: string | null;
  /** Whether no change of the cart makes it usable. */
  readonly isOver?: boolean | undefined;
}

/** The coupon of the cart has changed or was removed. */
type CouponEmitted = { type: 'coupon.applied'; code: string } | { type: 'coupon.removed' } | ShowToast;

interface CouponContext {
  readonly items: CouponItems;
  readonly typed: string;
  /** The coupon to check; upper case. */
  readonly code: string | undefined;
  /** Whether it is saved with the cart: it was applied, or recalled. */
  readonly isSaved: boolean;
  /** The discount at the last check, in rupees; undefined when the coupon could not be used. */
  readonly discount: number | undefined;
  /** Why it can't be used; English, for `t()`. */
  readonly reason: string | undefined;
}

export type CouponEvent =
  | { type: 'coupon.change'; typed: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | { type: 'items.changed'; items: CouponItems };

/** How long the cart must stay unchanged before the coupon is checked again, in ms. */
const EVALUATE_DELAY_MS = 300;

const SET_ITEMS = {
  type: 'setItems',
  params: ({ event }: { event: { items: CouponItems } }) => event.items,
} as const;

/**
 * The coupon of a cart. The server evaluates it, and again when the cart changes; a coupon that becomes invalid stays saved,
 * and is applied again when it is valid. One that is over, such as an expired one, is removed. A toast says both, since the
 * coupon may be out of view. The site saves the emitted code, and the cart starts with it on the next page. Provide
 * `recallCode` with the saved code, and `evaluateCoupon` with the call.
 */
export const couponMachine = setup({
  types: { context: {} as CouponContext, events: {} as CouponEvent, emitted: {} as CouponEmitted },
  actors: {
    recallCode: placeholder<string | undefined>('recallCode'),
    evaluateCoupon: placeholder<Result<CouponVerdict>, CouponWish>('evaluateCoupon'),
  },
  delays: { rest: EVALUATE_DELAY_MS },
  guards: {
    isCode: (_, code: string | undefined) => CouponCode.safeParse(code).success,
    hasCode: ({ context }) => context.code !== undefined,
    hasItems: ({ context }) => context.items.length > 0,
    isUsable: (_, result: Result<CouponVerdict>) => result.ok && result.value.problem === null,
    /** The coupon was applied until now. */
    isLost: ({ context }, result: Result<CouponVerdict>) =>
      context.discount !== undefined && result.ok && result.value.problem !== null,
    isOver: ({ context }, result: Result<CouponVerdict>) =>
      context.isSaved && result.ok && result.value.isOver === true,
    isSaved: ({ context }, result: Result<CouponVerdict>) =>
      context.isSaved && result.ok && result.value.problem !== null,
    isUnusable: (_, result: Result<CouponVerdict>) => result.ok && result.value.problem !== null,
  },
  actions: {
    setItems: assign((_, items: CouponItems) => ({ items })),
    setTyped: assign((_, typed: string) => ({ typed, code: undefined, isSaved: false, reason: undefined })),
    setCode: assign((_, typed: string | undefined) => ({
      typed: typed ?? '',
      code: CouponCode.safeParse(typed).data,
      reason: undefined,
    })),
    markSaved: assign({ isSaved: true }),
    markRemoved: assign({ isSaved: false }),
    setDiscount: assign((_, result: Result<CouponVerdict>) => ({
      isSaved: true,
      discount: result.ok ? result.value.discount : undefined,
      reason: undefined,
    })),
    setReason: assign((_, result?: Result<CouponVerdict>) => ({
      discount: undefined,
      reason: toCouponReason(result),
    })),
    setProblem: assign(({ context: { typed } }) => ({
      code: undefined,
      reason: typed.trim() === '' ? 'Enter a coupon code' : invalidIn(typed),
    })),
    forget: assign({ typed: '', code: undefined, isSaved: false, discount: undefined, reason: undefined }),
    emitApplied: emit(({ context }) => ({ type: 'coupon.applied' as const, code: context.code ?? '' })),
    toastLost: emit({
      type: 'toast.show',
      kind: 'error',
      message: 'Your coupon no longer applies to this cart. The summary says why.',
    }),
    toastRemoved: emit(({ context: { code } }, result: Result<CouponVerdict>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: `Coupon ${code ?? ''} was removed from your cart: ${toCouponReason(result)}`,
    })),
    emitRemoved: emit({ type: 'coupon.removed' }),
  },
}).createMachine({
  id: 'coupon',
  context: { items: [], typed: '', code: undefined, isSaved: false, discount: undefined, reason: undefined },
  initial: 'restoring',
  on: { 'items.changed': { actions: SET_ITEMS } },
  states: {
    restoring: {
      invoke: callCases(
        'recallCode',
        [
          {
            guard: { type: 'isCode', params: toOutput },
            target: 'waiting',
            actions: [{ type: 'setCode', params: toOutput }, 'markSaved'],
          },
        ],
        {
          target: 'none',
        },
      ),
      on: { 'coupon.change': { actions: { type: 'setTyped', params: ({ event }) => event.typed } } },
    },
    none: {
      on: {
        'coupon.change': { actions: { type: 'setTyped', params: ({ event }) => event.typed } },
        'coupon.apply': [
          {
            guard: { type: 'isCode', params: ({ context }) => context.typed },
            target: 'checking',
            actions: { type: 'setCode', params: ({ context }) => context.typed },
          },
          { target: 'rejected', actions: 'setProblem' },
        ],
      },
    },
    waiting: {
      after: { rest: { guard: 'hasItems', target: 'checking' } },
      on: {
        'items.changed': { target: 'waiting', reenter: true, actions: SET_ITEMS },
        'coupon.remove': { target: 'none', actions: ['forget', 'emitRemoved'] },
      },
    },
    checking: {
      invoke: {
        id: 'evaluateCoupon',
        src: 'evaluateCoupon',
        input: ({ context: { code, items } }) => ({ code: code ?? '', items }),
        onDone: [
          {
            guard: { type: 'isUsable', params: toOutput },
            target: 'applied',
            actions: [{ type: 'setDiscount', params: toOutput }, 'emitApplied'],
          },
          {
            guard: { type: 'isOver', params: toOutput },
            target: 'rejected',
            actions: [
              { type: 'toastRemoved', params: toOutput },
              { type: 'setReason', params: toOutput },
              'markRemoved',
              'emitRemoved',
            ],
          },
          {
            guard: { type: 'isLost', params: toOutput },
            target: 'rejected',
            actions: ['toastLost', { type: 'setReason', params: toOutput }],
          },
          {
            guard: { type: 'isSaved', params: toOutput },
            target: 'rejected',
            actions: { type: 'setReason', params: toOutput },
          },
          {
            guard: { type: 'isUnusable', params: toOutput },
            target: 'rejected',
            actions: [{ type: 'setReason', params: toOutput }, 'emitRemoved'],
          },
          // A coupon that could not be checked may still be valid: it stays saved.
          { target: 'rejected', actions: { type: 'setReason', params: toOutput } },
        ],
        onError: { target: 'rejected', actions: 'setReason' },
      },
      on: {
        'items.changed': { target: 'waiting', actions: SET_ITEMS },
        'coupon.remove': { target: 'none', actions: ['forget', 'emitRemoved'] },
      },
    },
    applied: {
      on: {
        'items.changed': { target: 'waiting', actions: SET_ITEMS },
        'coupon.remove': { target: 'none', actions: ['forget', 'emitRemoved'] },
      },
    },
    rejected: {
      on: {
        'coupon.change': {
          target: 'none',
          actions: { type: 'setTyped', params: ({ event }) => event.typed },
        },
        'coupon.apply': [
          {
            guard: { type: 'isCode', params: ({ context }) => context.typed },
            target: 'checking',
            actions: { type: 'setCode', params: ({ context }) => context.typed },
          },
          { actions: 'setProblem' },
        ],
        'items.changed': [
          {
            guard: 'hasCode',
            target: 'waiting',
            actions: SET_ITEMS,
          },
          { actions: SET_ITEMS },
        ],
      },
    },
  },
});

function toCouponReason(result: Result<CouponVerdict> | undefined): string {
  return result?.ok ? (result.value.problem ?? '') : toMessage(result);
}

function invalidIn(typed: string): string | undefined {
  return CouponCode.safeParse(typed).error?.issues[0]?.message;
}
