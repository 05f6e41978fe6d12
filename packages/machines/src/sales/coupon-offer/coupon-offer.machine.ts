import type { Coupon, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toOutput } from '../../kit/index.ts';
import type { CouponItems, CouponVerdict, CouponWish } from '../coupon/coupon.machine.ts';
import { type LikelyCoupon, likelyCoupons } from './likely-coupons.ts';

/** A cart for which the best coupon is looked for. */
export interface CouponCart {
  /** None while no coupon is to be offered. */
  readonly items: CouponItems;
  /** In rupees. */
  readonly subtotal: number;
  /** Members can use other coupons than guests. */
  readonly isMember: boolean;
}

interface CouponOfferContext extends CouponCart {
  /** What the visitor can use; undefined before it was read. */
  readonly coupons: readonly Coupon[] | undefined;
  /** Those that are still to be evaluated, the largest possible discount first. */
  readonly candidates: readonly LikelyCoupon[];
  /** The coupon with the largest discount, in rupees; undefined when none is known. */
  readonly offer: { readonly code: string; readonly discount: number } | undefined;
}

export type CouponOfferEvent = { type: 'cart.changed' } & CouponCart;

/** How long the cart must stay unchanged before a coupon is looked for, in ms. */
const LOOK_DELAY_MS = 300;

/** The most coupons that are evaluated for one cart. */
const MAX_EVALUATED = 3;

/**
 * The coupon that helps a cart most. The list of coupons gives the most that each could reduce; the server evaluates the
 * likely ones until no other can reduce more. Nothing is offered when a call fails: the cart can do without. Provide the
 * calls.
 */
export const couponOfferMachine = setup({
  types: { context: {} as CouponOfferContext, events: {} as CouponOfferEvent },
  actors: {
    fetchCoupons: placeholder<Result<readonly Coupon[]>>('fetchCoupons'),
    evaluateCoupon: placeholder<Result<CouponVerdict>, CouponWish>('evaluateCoupon'),
  },
  delays: { rest: LOOK_DELAY_MS },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    hasCoupons: ({ context }) => context.coupons !== undefined,
    isDecided: ({ context: { candidates, offer } }) => (offer?.discount ?? 0) >= (candidates[0]?.most ?? 0),
  },
  actions: {
    setCart: assign(({ context }, { items, subtotal, isMember }: CouponCart) => ({
      items,
      subtotal,
      isMember,
      offer: undefined,
      coupons: isMember === context.isMember ? context.coupons : undefined,
    })),
    setCoupons: assign((_, result: Result<readonly Coupon[]>) =>
      result.ok ? { coupons: result.value } : {},
    ),
    setCandidates: assign(({ context: { coupons = [], subtotal } }) => ({
      candidates: likelyCoupons(coupons, subtotal).slice(0, MAX_EVALUATED),
    })),
    consider: assign(({ context: { candidates, offer } }, result: Result<CouponVerdict>) => {
      const [{ code } = { code: '' }, ...others] = candidates;
      const discount = result.ok && result.value.problem === null ? result.value.discount : 0;
      return {
        candidates: others,
        offer: discount > (offer?.discount ?? 0) ? { code, discount } : offer,
      };
    }),
  },
}).createMachine({
  id: 'coupon-offer',
  context: {
    items: [],
    subtotal: 0,
    isMember: false,
    coupons: undefined,
    candidates: [],
    offer: undefined,
  },
  initial: 'idle',
  on: { 'cart.changed': { target: '.waiting', actions: { type: 'setCart', params: ({ event }) => event } } },
  states: {
    idle: {},
    waiting: {
      after: {
        rest: [{ guard: 'hasItems', target: 'looking' }, { target: 'idle' }],
      },
    },
    looking: {
      always: [{ guard: 'hasCoupons', target: 'choosing', actions: 'setCandidates' }, { target: 'reading' }],
    },
    reading: {
      invoke: call(
        'fetchCoupons',
        { target: 'looking', actions: { type: 'setCoupons', params: toOutput } },
        { target: 'idle' },
      ),
    },
    choosing: { always: [{ guard: 'isDecided', target: 'idle' }, { target: 'evaluating' }] },
    evaluating: {
      invoke: {
        input: ({ context: { candidates, items } }) => ({ code: candidates[0]?.code ?? '', items }),
        ...call(
          'evaluateCoupon',
          { target: 'choosing', actions: { type: 'consider', params: toOutput } },
          { target: 'idle' },
        ),
      },
    },
  },
});
