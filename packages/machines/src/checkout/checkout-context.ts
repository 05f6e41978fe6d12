import {
  type Address,
  CouponCode,
  type DeliveryMethod,
  Gstin,
  type NewOrder,
  type Order,
  type PaymentMethod,
  type Quote,
  type QuoteRequest,
  type Result,
} from '@pgm/api/contract';
import type { PaymentClaim } from '../payment/index.ts';

/** What is to be ordered: products and how many of each. */
export type CheckoutItems = NewOrder['items'];

/** The steps a page can show, in their order; each has an address of its own. */
export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review', 'pay', 'placed'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What a person chooses on the way. */
export interface CheckoutChoices {
  readonly addressId: string | undefined;
  readonly delivery: DeliveryMethod;
  readonly method: PaymentMethod;
  readonly wantsGstin: boolean;
  /** As typed. */
  readonly gstin: string;
}

/** Choices as they were kept, as far as they were made. */
type KeptChoices = { readonly [Name in keyof CheckoutChoices]?: CheckoutChoices[Name] | undefined };

/** What the checkout begins with. */
export interface CheckoutStart {
  readonly items: CheckoutItems;
  /** The step that the page's address asks for. */
  readonly step?: CheckoutStep | undefined;
  /** Chosen before, here or among the addresses ('Deliver Here'). */
  readonly choices?: KeptChoices;
  /** What was to be ordered when the checkout was last looked at; undefined when nothing is known of that. */
  readonly seen?: CheckoutItems | undefined;
  /** The coupon of the cart. */
  readonly coupon?: string | undefined;
  /** An order that was sent before a reload, and whose answer never came. */
  readonly sent?: NewOrder | undefined;
  /** The order that this page placed last. */
  readonly orderId?: string | undefined;
  /** That it was paid before a reload. */
  readonly claim?: PaymentClaim | undefined;
}

/** What the server says of it. */
export interface CheckoutFacts {
  readonly addresses: readonly Address[];
  readonly quote: Quote;
  /** When it was asked, in ms since 1970: an order that is placed now arrives so many days later. */
  readonly now: number;
}

export interface CheckoutContext {
  readonly items: CheckoutItems;
  /** What the cart holds by now; undefined as long as it was not changed. */
  readonly cart: CheckoutItems | undefined;
  /** Whether a step was shown, now or before a reload: what is chosen is not chosen for somebody. */
  readonly isSeen: boolean;
  /** The step that is wanted; the one that is shown where a step is shown. */
  readonly step: CheckoutStep;
  readonly choices: CheckoutChoices;
  readonly addresses: readonly Address[];
  readonly now: number;
  readonly quote: Quote | undefined;
  /** How the quote's goods are brought; undefined when there is no quote, or the choices have left it behind. */
  readonly quotedDelivery: DeliveryMethod | undefined;
  /** As typed. */
  readonly couponCode: string;
  /** The coupon that the order is sent with. */
  readonly coupon: string | undefined;
  /** Why the typed one is not used; English, for `t()`. */
  readonly couponProblem: string | undefined;
  /** What is wrong with the GST number is shown once somebody wants to go on. */
  readonly isGstinTouched: boolean;
  /** On its way, or its answer is lost: what is sent until that is known. */
  readonly sent: NewOrder | undefined;
  /** An answer to it was lost: it may be placed. */
  readonly isUnheard: boolean;
  readonly order: Order | undefined;
  readonly orderId: string | undefined;
  readonly claim: PaymentClaim | undefined;
  /** Why the last step did not work; English, for `t()`. */
  readonly alert: string | undefined;
}

/** A checkout of which nothing is known yet. Nothing costs more than it must before somebody chooses it. */
export const EMPTY_CHECKOUT: CheckoutContext = {
  items: [],
  cart: undefined,
  isSeen: false,
  step: 'address',
  choices: { addressId: undefined, delivery: 'STANDARD', method: 'COD', wantsGstin: false, gstin: '' },
  addresses: [],
  now: 0,
  quote: undefined,
  quotedDelivery: undefined,
  couponCode: '',
  coupon: undefined,
  couponProblem: undefined,
  isGstinTouched: false,
  sent: undefined,
  isUnheard: false,
  order: undefined,
  orderId: undefined,
  claim: undefined,
  alert: undefined,
};

export const CART_CHANGED = 'Your cart has changed. Please look at your order again.';

/** What a checkout begins with; what was sent already stays as it is. */
export function started(start: CheckoutStart): Partial<CheckoutContext> {
  const { items, step = 'address', choices = {}, seen, coupon = '', sent, orderId, claim } = start;
  const common = { step, orderId, claim, sent, isUnheard: sent !== undefined };
  if (sent !== undefined)
    return { ...common, items: sent.items, choices: sentChoices(sent), couponCode: sent.coupon ?? '' };
  const isChanged = step !== 'address' && seen !== undefined && !isSameCart(seen, items);
  return {
    ...common,
    items,
    isSeen: seen !== undefined,
    choices: keptChoices(choices),
    couponCode: coupon,
    ...(isChanged && { alert: CART_CHANGED }),
  };
}

function keptChoices(kept: KeptChoices): CheckoutChoices {
  const { choices } = EMPTY_CHECKOUT;
  return {
    addressId: kept.addressId,
    delivery: kept.delivery ?? choices.delivery,
    method: kept.method ?? choices.method,
    wantsGstin: kept.wantsGstin ?? choices.wantsGstin,
    gstin: kept.gstin ?? choices.gstin,
  };
}

function sentChoices({ addressId, delivery, payment, gstin }: NewOrder): CheckoutChoices {
  return { addressId, delivery, ...payment, wantsGstin: gstin !== undefined, gstin: gstin ?? '' };
}

/** The address that the order goes to, among those that are there. */
export function chosenAddress({
  addresses,
  choices,
}: Pick<CheckoutContext, 'addresses' | 'choices'>): Address | undefined {
  return addresses.find(({ id }) => id === choices.addressId);
}

/** What is asked when a coupon is typed; undefined where nothing is, or where it can't be one. */
export function typedCoupon({ couponCode }: Pick<CheckoutContext, 'couponCode'>): string | undefined {
  return CouponCode.safeParse(couponCode).data;
}

/** What is wrong with the GST number; undefined when it is right, or when none is wanted. */
export function gstinProblem({ choices }: Pick<CheckoutContext, 'choices'>): string | undefined {
  if (!choices.wantsGstin) return undefined;
  return Gstin.safeParse(choices.gstin).error?.issues[0]?.message;
}

/** What the server is asked for, with a coupon that may be another than the one in use. */
export function quoteRequest(
  { items, choices }: Pick<CheckoutContext, 'items' | 'choices'>,
  coupon: string | undefined,
): QuoteRequest {
  return { items, delivery: choices.delivery, ...(coupon !== undefined && { coupon }) };
}

/** What a quote changes. A coupon that can't be used is told, and left out. */
export function quoted({ choices, couponCode }: CheckoutContext, quote: Quote): Partial<CheckoutContext> {
  const { coupon } = quote;
  return {
    quote,
    quotedDelivery: choices.delivery,
    couponCode: coupon?.code ?? couponCode,
    coupon: coupon?.problem === null ? coupon.code : undefined,
    couponProblem: coupon?.problem ?? undefined,
  };
}

/** What is sent. */
export function newOrder({ sent, items, choices, quote, coupon }: CheckoutContext): NewOrder {
  if (sent !== undefined) return sent;
  const { addressId, method, wantsGstin, gstin } = choices;
  if (addressId === undefined || quote === undefined) throw new Error('nothing can be ordered yet');
  return {
    ...quoteRequest({ items, choices }, coupon),
    addressId,
    payment: { method },
    ...(wantsGstin && { gstin: Gstin.parse(gstin) }),
    total: quote.total,
  };
}

/** Whether two carts hold the same, in whatever order. */
export function isSameCart(one: CheckoutItems, other: CheckoutItems): boolean {
  return (
    one.length === other.length &&
    one.every(({ productId, quantity }) =>
      other.some((item) => item.productId === productId && item.quantity === quantity),
    )
  );
}

/** A GST number as it is typed: capitals and digits, 15 at most. */
export function typedGstin(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 15);
}

/** Whether an order is paid, or is paid at the door. */
export function isSettled({ payment: { status } }: Order): boolean {
  return status === 'PAID' || status === 'DUE';
}

/** Whether nobody knows whether the order is placed. */
export function mayBePlaced({ isUnheard }: CheckoutContext, answer: Result<unknown>): boolean {
  if (answer.ok) return false;
  const { code } = answer.failure;
  if (['noResponse', 'server', 'unreadable', 'aborted'].includes(code)) return true;
  // Turned away before it was looked at: that says nothing of the time before.
  return isUnheard && ['unauthenticated', 'forbidden', 'rateLimited'].includes(code);
}

/** Why an answer is not what was hoped for. */
export function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong. Please try again.';
}
