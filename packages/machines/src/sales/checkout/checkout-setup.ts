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
import { assign, emit, setup } from 'xstate';
import { PLEASE_TRY_AGAIN, placeholder, toMessage } from '../../kit/index.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import {
  CART_CHANGED,
  type CheckoutChoices,
  type CheckoutContext,
  type CheckoutFacts,
  type CheckoutItems,
  type CheckoutStart,
  type CheckoutStep,
  addressProblem,
  chosenAddress,
  gstinProblem,
  isSameCart,
  isSettled,
  methodProblem,
  mayBePlaced,
  newOrder,
  quoted,
  started,
  typedCoupon,
} from './checkout-context.ts';

export type CheckoutEvent =
  | { type: 'step.ask'; step: CheckoutStep }
  | { type: 'address.select'; id: string }
  | { type: 'address.saved'; address: Address }
  | { type: 'delivery.choose'; method: DeliveryMethod }
  | { type: 'courierNote.change'; note: string }
  | { type: 'method.choose'; method: PaymentMethod }
  | { type: 'coupon.change'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  /** The mobile number of the member is proven now. */
  | { type: 'mobile.proven' }
  | { type: 'gstin.toggle'; isWanted: boolean }
  | { type: 'gstin.change'; value: string }
  /** The current content of the cart, after a change from any source. */
  | { type: 'cart.change'; items: CheckoutItems }
  | { type: 'checkout.continue' }
  | { type: 'order.place' }
  | { type: 'page.retry' };

/** What the page saves, so that a reload or a step back loses nothing. */
export type CheckoutEmitted =
  | { readonly type: 'checkout.stepped'; readonly step: CheckoutStep }
  | { readonly type: 'choices.made'; readonly choices: CheckoutChoices }
  /** The items that a step showed and that the user is about to order. */
  | { readonly type: 'order.seen'; readonly items: CheckoutItems; readonly choices: CheckoutChoices }
  /** Undefined when no coupon is to be used any more. */
  | { readonly type: 'coupon.saved'; readonly code: string | undefined }
  /** The order that is being sent; undefined after it was rejected, because the next one is a different order. */
  | { readonly type: 'order.sent'; readonly order: NewOrder | undefined }
  | { readonly type: 'order.placed'; readonly orderId: string };

/**
 * The setup of the checkout machine: its events, emitted events, actors, guards and actions. The states are in
 * `checkout.machine.ts`.
 */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    children: {} as { payment: 'payment' },
  },
  actors: {
    begin: placeholder<CheckoutStart>('begin'),
    prepare: placeholder<Result<CheckoutFacts>, QuoteRequest>('prepare'),
    price: placeholder<Result<Quote>, QuoteRequest>('price'),
    placeOrder: placeholder<Result<Order>, NewOrder>('placeOrder'),
    fetchOrder: placeholder<Result<Order>, string>('fetchOrder'),
    payment: paymentMachine,
  },
  guards: {
    isResumed: (_, { orderId, sent, step, items }: CheckoutStart) =>
      orderId !== undefined &&
      sent === undefined &&
      (step === 'pay' || step === 'placed' || items.length === 0),
    isEmpty: (_, { items, sent }: CheckoutStart) => items.length === 0 && sent === undefined,
    // A sent order stays unchanged until its outcome is known.
    isCartChanged: ({ context: { sent, cart, items } }) =>
      sent === undefined && cart !== undefined && !isSameCart(cart, items),
    isCartEmptied: ({ context: { sent, cart } }) => sent === undefined && cart?.length === 0,
    hasItems: ({ context }) => context.items.length > 0,
    isElsewhere: ({ context }, step: CheckoutStep) => step !== context.step,
    isOutcomeUnknown: ({ context }) => context.sent !== undefined,
    /** An order that cannot be placed goes back to the cart, not on to the next step. */
    canDeliver: ({ context }) =>
      chosenAddress(context) !== undefined &&
      addressProblem(context) === undefined &&
      context.quote?.canOrder === true,
    isAtAddress: ({ context }) =>
      context.step === 'address' ||
      !context.isSeen ||
      chosenAddress(context) === undefined ||
      addressProblem(context) !== undefined,
    isAtDelivery: ({ context }) => context.step === 'delivery',
    isOutdated: ({ context }) => context.quotedDelivery !== context.choices.delivery,
    isAtPayment: ({ context }) =>
      context.step === 'payment' ||
      gstinProblem(context) !== undefined ||
      methodProblem(context) !== undefined,
    isMethodRejected: ({ context }) => methodProblem(context) !== undefined,
    isGstinInvalid: ({ context }) => gstinProblem(context) !== undefined,
    isFree: ({ context }) => context.coupon === undefined,
    isNoCode: ({ context }) => typedCoupon(context) === undefined,
    isInvalidCode: ({ context }) => canTry(context) && typedCoupon(context) === undefined,
    // A coupon was typed but not applied: a user that continues wants to use it.
    canTry: ({ context }) => canTry(context),
    isRejected: (_, result: Result<Quote>) => result.ok && (result.value.coupon?.problem ?? null) !== null,
    canOrder: ({ context }) => context.quote?.canOrder === true,
    mayBePlaced: ({ context }, result: Result<unknown>) => mayBePlaced(context, result),
    isOutOfDate: (_, result: Result<unknown>) =>
      !result.ok && (result.failure.code === 'conflict' || result.failure.code === 'notFound'),
    wasLost: (_, result: Result<unknown>) => !result.ok && result.failure.code !== 'notFound',
    awaitsPayment: (_, result: Result<Order>) => result.ok && result.value.payment.status === 'PENDING',
    // A placed order is shown when its step is requested, but not when the user starts a new checkout.
    isRequested: ({ context: { step } }, result: Result<Order>) =>
      result.ok && isSettled(result.value) && (step === 'pay' || step === 'placed'),
    isOver: ({ context }, result: Result<Order>) => result.ok && context.step === 'pay',
    isPaid: (_, order: Order | undefined) => order !== undefined && isSettled(order),
  },
  actions: {
    start: assign((_, start: CheckoutStart) => started(start)),
    noteCart: assign((_, cart: CheckoutItems) => ({ cart })),
    applyCart: assign(({ context: { cart, items } }) => ({ items: cart ?? items, alert: CART_CHANGED })),
    ask: assign((_, step: CheckoutStep) => ({ step })),
    emitStep: emit(({ context }) => ({ type: 'checkout.stepped' as const, step: context.step })),
    see: assign({ isSeen: true }),
    emitSeen: emit(({ context: { items, choices } }) => ({ type: 'order.seen' as const, items, choices })),
    setFacts: assign(({ context }, result: Result<CheckoutFacts>) => {
      if (!result.ok) return {};
      const { addresses, quote, now } = result.value;
      const known = addresses.find(({ id }) => id === context.choices.addressId);
      const choices = { ...context.choices, addressId: (known ?? addresses[0])?.id };
      // The user must select another address; the machine does not replace a selected one.
      const isGone = context.choices.addressId !== undefined && known === undefined;
      return {
        ...quoted(context, quote),
        addresses,
        now,
        choices,
        ...(isGone && { step: 'address' as const }),
      };
    }),
    setQuote: assign(({ context }, result: Result<Quote>) =>
      result.ok ? quoted(context, result.value) : {},
    ),
    choose: assign(({ context }, choice: Partial<CheckoutChoices>) => ({
      choices: { ...context.choices, ...choice },
    })),
    emitChoices: emit(({ context }) => ({ type: 'choices.made' as const, choices: context.choices })),
    setAddress: assign(({ context }, address: Address) => ({
      addresses: [...context.addresses.filter(({ id }) => id !== address.id), address],
    })),
    typeCoupon: assign((_, couponCode: string) => ({ couponCode, couponProblem: undefined })),
    rejectCoupon: assign(({ context: { couponCode } }) => ({
      couponProblem: couponCode.trim() === '' ? 'Enter a coupon code' : 'This coupon code does not exist.',
    })),
    clearCoupon: assign({
      couponCode: '',
      coupon: undefined,
      couponProblem: undefined,
      quotedDelivery: undefined,
    }),
    emitCoupon: emit(({ context }) => ({ type: 'coupon.saved' as const, code: context.coupon })),
    touchGstin: assign({ isGstinTouched: true }),
    untouchGstin: assign({ isGstinTouched: false }),
    send: assign(({ context }) => ({ sent: newOrder(context) })),
    miss: assign({ isResponseLost: true }),
    forgetSent: assign({ sent: undefined, isResponseLost: false }),
    emitSent: emit(({ context }) => ({ type: 'order.sent' as const, order: context.sent })),
    setOrder: assign((_, result: Result<Order>) =>
      result.ok
        ? { order: result.value, orderId: result.value.id, sent: undefined, isResponseLost: false }
        : {},
    ),
    setPaid: assign((_, order: Order | undefined) => (order ? { order } : {})),
    emitPlaced: emit((_, result: Result<Order>) => ({
      type: 'order.placed' as const,
      orderId: result.ok ? result.value.id : '',
    })),
    alertMethod: assign(({ context }) => ({ alert: methodProblem(context) })),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result, PLEASE_TRY_AGAIN) })),
  },
});

/** Whether a coupon is typed and neither applied nor rejected. */
function canTry({ couponCode, coupon, couponProblem }: CheckoutContext): boolean {
  return couponCode.trim() !== '' && coupon === undefined && couponProblem === undefined;
}
