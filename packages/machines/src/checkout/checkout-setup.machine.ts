import type {
  Address,
  DeliveryMethod,
  NewOrder,
  Order,
  PaymentMethod,
  Quote,
  QuoteRequest,
  Result,
} from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { paymentMachine } from '../payment/index.ts';
import {
  CART_CHANGED,
  type CheckoutChoices,
  type CheckoutContext,
  type CheckoutFacts,
  type CheckoutItems,
  type CheckoutStart,
  type CheckoutStep,
  chosenAddress,
  gstinProblem,
  isSameCart,
  isSettled,
  mayBePlaced,
  newOrder,
  quoted,
  reasonOf,
  started,
  typedCoupon,
} from './checkout-context.ts';

export type CheckoutEvent =
  | { type: 'step.ask'; step: CheckoutStep }
  | { type: 'address.select'; id: string }
  | { type: 'address.saved'; address: Address }
  | { type: 'delivery.choose'; method: DeliveryMethod }
  | { type: 'method.choose'; method: PaymentMethod }
  | { type: 'coupon.change'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | { type: 'gstin.toggle'; isWanted: boolean }
  | { type: 'gstin.change'; value: string }
  /** What the cart holds now, whoever changed it. */
  | { type: 'cart.change'; items: CheckoutItems }
  | { type: 'checkout.continue' }
  | { type: 'order.place' }
  | { type: 'checkout.retry' };

/** What the page keeps, so that a reload or a step back loses nothing. */
export type CheckoutTold =
  | { readonly type: 'checkout.stepped'; readonly step: CheckoutStep }
  | { readonly type: 'choices.made'; readonly choices: CheckoutChoices }
  /** What is about to be ordered, as a step has shown it. */
  | { readonly type: 'order.seen'; readonly items: CheckoutItems; readonly choices: CheckoutChoices }
  /** Undefined when none is to be used any more. */
  | { readonly type: 'coupon.kept'; readonly code: string | undefined }
  /** On its way; undefined when it was refused, and the next one is another. */
  | { readonly type: 'order.sent'; readonly order: NewOrder | undefined }
  | { readonly type: 'order.placed'; readonly orderId: string };

/**
 * What the checkout is made of: what it is told and tells, its actors, rules and changes. Its states are in
 * `checkout.machine.ts`.
 */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutTold,
    children: {} as { payment: 'payment' },
  },
  actors: {
    begin: fromPromise<CheckoutStart>(() => Promise.reject(new Error('begin is not provided'))),
    prepare: fromPromise<Result<CheckoutFacts>, QuoteRequest>(() =>
      Promise.reject(new Error('prepare is not provided')),
    ),
    price: fromPromise<Result<Quote>, QuoteRequest>(() => Promise.reject(new Error('price is not provided'))),
    placeOrder: fromPromise<Result<Order>, NewOrder>(() =>
      Promise.reject(new Error('placeOrder is not provided')),
    ),
    fetchOrder: fromPromise<Result<Order>, string>(() =>
      Promise.reject(new Error('fetchOrder is not provided')),
    ),
    payment: paymentMachine,
  },
  guards: {
    isResumed: (_, { orderId, sent, step, items }: CheckoutStart) =>
      orderId !== undefined &&
      sent === undefined &&
      (step === 'pay' || step === 'placed' || items.length === 0),
    isEmpty: (_, { items, sent }: CheckoutStart) => items.length === 0 && sent === undefined,
    // What is sent stays as it is until it is known what became of it.
    isCartChanged: ({ context: { sent, cart, items } }) =>
      sent === undefined && cart !== undefined && !isSameCart(cart, items),
    isCartEmptied: ({ context: { sent, cart } }) => sent === undefined && cart?.length === 0,
    hasItems: ({ context }) => context.items.length > 0,
    isElsewhere: ({ context }, step: CheckoutStep) => step !== context.step,
    isUnsure: ({ context }) => context.sent !== undefined,
    hasAddress: ({ context }) => chosenAddress(context) !== undefined,
    isAtAddress: ({ context }) =>
      context.step === 'address' || !context.isSeen || chosenAddress(context) === undefined,
    isAtDelivery: ({ context }) => context.step === 'delivery',
    isOutdated: ({ context }) => context.quotedDelivery !== context.choices.delivery,
    isAtPayment: ({ context }) => context.step === 'payment' || gstinProblem(context) !== undefined,
    isGstinWrong: ({ context }) => gstinProblem(context) !== undefined,
    isFree: ({ context }) => context.coupon === undefined,
    isNoCode: ({ context }) => typedCoupon(context) === undefined,
    isWrongCode: ({ context }) => canTry(context) && typedCoupon(context) === undefined,
    // Typed and never applied: whoever goes on means to use it.
    canTry: ({ context }) => canTry(context),
    isRefused: (_, answer: Result<Quote>) => answer.ok && (answer.value.coupon?.problem ?? null) !== null,
    canOrder: ({ context }) => context.quote?.canOrder === true,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    mayBePlaced: ({ context }, answer: Result<unknown>) => mayBePlaced(context, answer),
    isOutOfDate: (_, answer: Result<unknown>) =>
      !answer.ok && (answer.failure.code === 'conflict' || answer.failure.code === 'notFound'),
    wasLost: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code !== 'notFound',
    awaitsPayment: (_, answer: Result<Order>) => answer.ok && answer.value.payment.status === 'PENDING',
    // What was placed is shown to who asks for it, not to who has come for something new.
    isAskedFor: ({ context: { step } }, answer: Result<Order>) =>
      answer.ok && isSettled(answer.value) && (step === 'pay' || step === 'placed'),
    isOver: ({ context }, answer: Result<Order>) => answer.ok && context.step === 'pay',
    isPaid: (_, order: Order | undefined) => order !== undefined && isSettled(order),
  },
  actions: {
    start: assign((_, start: CheckoutStart) => started(start)),
    noteCart: assign((_, cart: CheckoutItems) => ({ cart })),
    takeCart: assign(({ context: { cart, items } }) => ({ items: cart ?? items, alert: CART_CHANGED })),
    ask: assign((_, step: CheckoutStep) => ({ step })),
    tellStep: emit(({ context }) => ({ type: 'checkout.stepped' as const, step: context.step })),
    see: assign({ isSeen: true }),
    tellSeen: emit(({ context: { items, choices } }) => ({ type: 'order.seen' as const, items, choices })),
    takeFacts: assign(({ context }, answer: Result<CheckoutFacts>) => {
      if (!answer.ok) return {};
      const { addresses, quote, now } = answer.value;
      const known = addresses.find(({ id }) => id === context.choices.addressId);
      const choices = { ...context.choices, addressId: (known ?? addresses[0])?.id };
      // Another address than the chosen one is for the person to choose.
      const isGone = context.choices.addressId !== undefined && known === undefined;
      return {
        ...quoted(context, quote),
        addresses,
        now,
        choices,
        ...(isGone && { step: 'address' as const }),
      };
    }),
    takeQuote: assign(({ context }, answer: Result<Quote>) =>
      answer.ok ? quoted(context, answer.value) : {},
    ),
    choose: assign(({ context }, choice: Partial<CheckoutChoices>) => ({
      choices: { ...context.choices, ...choice },
    })),
    tellChoices: emit(({ context }) => ({ type: 'choices.made' as const, choices: context.choices })),
    takeAddress: assign(({ context }, address: Address) => ({
      addresses: [...context.addresses.filter(({ id }) => id !== address.id), address],
    })),
    typeCoupon: assign((_, couponCode: string) => ({ couponCode, couponProblem: undefined })),
    refuseCoupon: assign(({ context: { couponCode } }) => ({
      couponProblem: couponCode.trim() === '' ? 'Enter a coupon code' : 'This coupon code does not exist.',
    })),
    clearCoupon: assign({
      couponCode: '',
      coupon: undefined,
      couponProblem: undefined,
      quotedDelivery: undefined,
    }),
    tellCoupon: emit(({ context }) => ({ type: 'coupon.kept' as const, code: context.coupon })),
    touchGstin: assign({ isGstinTouched: true }),
    untouchGstin: assign({ isGstinTouched: false }),
    send: assign(({ context }) => ({ sent: newOrder(context) })),
    miss: assign({ isUnheard: true }),
    forgetSent: assign({ sent: undefined, isUnheard: false }),
    tellSent: emit(({ context }) => ({ type: 'order.sent' as const, order: context.sent })),
    takeOrder: assign((_, answer: Result<Order>) =>
      answer.ok ? { order: answer.value, orderId: answer.value.id, sent: undefined, isUnheard: false } : {},
    ),
    takePaid: assign((_, order: Order | undefined) => (order ? { order } : {})),
    tellPlaced: emit((_, answer: Result<Order>) => ({
      type: 'order.placed' as const,
      orderId: answer.ok ? answer.value.id : '',
    })),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: reasonOf(answer) })),
  },
});

/** Typed and neither applied nor refused. */
function canTry({ couponCode, coupon, couponProblem }: CheckoutContext): boolean {
  return couponCode.trim() !== '' && coupon === undefined && couponProblem === undefined;
}
