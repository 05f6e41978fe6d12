import { type Address, DeliveryMethod, type PaymentMethod, type Quote } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type CheckoutContext,
  type CheckoutItems,
  type CheckoutStep,
  addressProblem,
  chosenAddress,
  gstinProblem,
  methodProblem,
} from './checkout-context.ts';
import type { CheckoutEvent } from './checkout-setup.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export { checkoutMachine } from './checkout.machine.ts';
export {
  CHECKOUT_STEPS,
  type CheckoutChoices,
  type CheckoutFacts,
  type CheckoutItems,
  type CheckoutStart,
  type CheckoutStep,
} from './checkout-context.ts';
export type { CheckoutEmitted, CheckoutEvent } from './checkout-setup.ts';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The facts that the checkout shows. */
export function checkoutView(snapshot: CheckoutSnapshot) {
  const { context } = snapshot;
  const { addresses, choices, quote, order } = context;
  const step = toStep(snapshot);
  const alert = step === 'address' ? (addressProblem(context) ?? context.alert) : context.alert;
  return {
    step,
    alert: alert === undefined ? undefined : { text: alert },
    addresses,
    selectedAddressId: chosenAddress(context)?.id,
    deliveries:
      quote === undefined ? [] : DeliveryMethod.options.map((method) => toDelivery(method, quote, context)),
    delivery: choices.delivery,
    courierNote: choices.courierNote,
    method: choices.method,
    /** Why the order cannot be paid as chosen; English, for `t()`. */
    methodProblem: methodProblem(context),
    /** Whether the member can change that by proving a mobile number. */
    canProveMobile: choices.method === 'COD' && quote?.codProblem === 'UNPROVEN_MOBILE',
    gstin: {
      isWanted: choices.wantsGstin,
      value: choices.gstin,
      error: context.isGstinTouched ? gstinProblem(context) : undefined,
    },
    coupon: {
      code: context.couponCode,
      status: couponStatus(snapshot),
      /** Rupees. */
      discount: quote?.discount ?? 0,
      problem: context.couponProblem,
    },
    quote: quote && withDelivery(quote, context),
    order,
    /** The payment of the order, while it is made. */
    payment: snapshot.children.payment,
    /** The price of the current choices is requested. */
    isPricing:
      snapshot.matches({ choosing: 'pricing' }) || snapshot.matches({ choosing: { payment: 'checking' } }),
    isPlacing: snapshot.matches('placing'),
    /** Whether the order was sent and its response lost: it can only be sent again. */
    isOutcomeUnknown: context.isResponseLost,
    canContinue: snapshot.can({ type: 'checkout.continue' }),
    canPlace: snapshot.can({ type: 'order.place' }),
  };
}

/** The shown step, as the page's address names it; undefined while it is not known. */
export function shownStep(snapshot: CheckoutSnapshot): CheckoutStep | undefined {
  const step = toStep(snapshot);
  if (snapshot.matches({ choosing: 'pricing' })) return undefined;
  if (step === 'expired') return 'pay';
  return step === 'loading' || step === 'empty' || step === 'failed' ? undefined : step;
}

function toStep(snapshot: CheckoutSnapshot) {
  if (snapshot.matches('loading')) return 'loading' as const;
  if (snapshot.matches('empty')) return 'empty' as const;
  if (snapshot.matches('failed')) return 'failed' as const;
  if (snapshot.matches({ choosing: 'address' })) return 'address' as const;
  if (snapshot.matches({ choosing: 'payment' })) return 'payment' as const;
  if (snapshot.matches({ choosing: 'review' })) return 'review' as const;
  if (snapshot.matches('placing') || snapshot.matches('outcomeUnknown')) return 'review' as const;
  if (snapshot.matches('paying')) return 'pay' as const;
  if (snapshot.matches('expired')) return 'expired' as const;
  return snapshot.matches('placed') ? ('placed' as const) : ('delivery' as const);
}

function toDelivery(method: DeliveryMethod, { deliveries, subtotal }: Quote, context: CheckoutContext) {
  const { fee, freeFrom, days } = deliveries[method];
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const there = chosenAddress(context)?.delivery;
  return {
    method,
    /** Rupees; 0 means free. */
    fee: isFree ? 0 : fee,
    /** The last day of the promised delivery, in ms since 1970. */
    arrivesBy: context.now + (there?.days[method] ?? days[1]) * 86_400_000,
  };
}

/** The quote at the fee of the chosen delivery method, which is asked for only when the user continues. */
function withDelivery(quote: Quote, context: CheckoutContext): Quote {
  const { choices, quotedDelivery } = context;
  if (quotedDelivery === choices.delivery) return quote;
  const { fee } = toDelivery(choices.delivery, quote, context);
  // Rounds to whole paise, because sums of binary fractions are not exact.
  const total = Math.round((quote.total - quote.deliveryFee + fee) * 100) / 100;
  return { ...quote, deliveryFee: fee, total };
}

function couponStatus(snapshot: CheckoutSnapshot) {
  if (snapshot.matches({ choosing: { payment: 'checking' } })) return 'checking' as const;
  const { coupon, couponProblem } = snapshot.context;
  if (coupon !== undefined) return 'applied' as const;
  return couponProblem === undefined ? ('none' as const) : ('rejected' as const);
}

/** What a user can do at the checkout, and what the cart and the address form report to it. */
export function checkoutVerbs(send: (event: CheckoutEvent) => void) {
  return {
    askStep: (step: CheckoutStep) => send({ type: 'step.ask', step }),
    selectAddress: (id: string) => send({ type: 'address.select', id }),
    addressSaved: (address: Address) => send({ type: 'address.saved', address }),
    chooseDelivery: (method: DeliveryMethod) => send({ type: 'delivery.choose', method }),
    changeCourierNote: (note: string) => send({ type: 'courierNote.change', note }),
    chooseMethod: (method: PaymentMethod) => send({ type: 'method.choose', method }),
    mobileProven: () => send({ type: 'mobile.proven' }),
    changeCoupon: (code: string) => send({ type: 'coupon.change', code }),
    applyCoupon: () => send({ type: 'coupon.apply' }),
    removeCoupon: () => send({ type: 'coupon.remove' }),
    toggleGstin: (isWanted: boolean) => send({ type: 'gstin.toggle', isWanted }),
    changeGstin: (value: string) => send({ type: 'gstin.change', value }),
    cartChanged: (items: CheckoutItems) => send({ type: 'cart.change', items }),
    proceed: () => send({ type: 'checkout.continue' }),
    place: () => send({ type: 'order.place' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
