import {
  COD_PROBLEMS,
  type Address,
  CouponCode,
  type DeliveryMethod,
  Gstin,
  NO_COD_THERE,
  type NewOrder,
  type Order,
  type PaymentMethod,
  type Quote,
  type QuoteRequest,
  type Result,
  notServed,
  toLineKey,
} from '@pgm/api/contract';
import type { PaymentClaim } from '../payment/payment-context.ts';

/** The products to order and their quantities. */
export type CheckoutItems = NewOrder['items'];

/** The steps that a page can show, in order; each has its own address. */
export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review', 'pay', 'placed'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The choices of the user during the checkout. */
export interface CheckoutChoices {
  readonly addressId: string | undefined;
  readonly delivery: DeliveryMethod;
  readonly method: PaymentMethod;
  readonly wantsGstin: boolean;
  /** As typed. */
  readonly gstin: string;
  /** What the courier should know, as typed. */
  readonly courierNote: string;
}

/** Saved choices, as far as the user made them. */
type SavedChoices = { readonly [Name in keyof CheckoutChoices]?: CheckoutChoices[Name] | undefined };

/** The data with which the checkout starts. */
export interface CheckoutStart {
  readonly items: CheckoutItems;
  /** The step that the page's address asks for. */
  readonly step?: CheckoutStep | undefined;
  /** Choices that were made before, here or in the list of addresses ('Deliver Here'). */
  readonly choices?: SavedChoices;
  /** The items that the checkout showed last; undefined when they are not known. */
  readonly seen?: CheckoutItems | undefined;
  /** The coupon of the cart. */
  readonly coupon?: string | undefined;
  /** An order that was sent before a reload and got no response. */
  readonly sent?: NewOrder | undefined;
  /** The last order that this page placed. */
  readonly orderId?: string | undefined;
  /** Proof that the order was paid before a reload. */
  readonly claim?: PaymentClaim | undefined;
}

/** What the server returns for the checkout. */
export interface CheckoutFacts {
  readonly addresses: readonly Address[];
  readonly quote: Quote;
  /** The time of the request, in ms since 1970; the delivery days count from it. */
  readonly now: number;
}

export interface CheckoutContext {
  readonly items: CheckoutItems;
  /** The current content of the cart; undefined while it was not changed. */
  readonly cart: CheckoutItems | undefined;
  /** Whether a step was shown, now or before a reload: after that, no default choice replaces one of the user. */
  readonly isSeen: boolean;
  /** The requested step; in a state that shows a step, the shown one. */
  readonly step: CheckoutStep;
  readonly choices: CheckoutChoices;
  readonly addresses: readonly Address[];
  readonly now: number;
  readonly quote: Quote | undefined;
  /** The delivery method of the quote; undefined when there is no quote, or when the choices have changed since. */
  readonly quotedDelivery: DeliveryMethod | undefined;
  /** As typed. */
  readonly couponCode: string;
  /** The coupon that the order is sent with. */
  readonly coupon: string | undefined;
  /** Why the typed coupon is not used; English, for `t()`. */
  readonly couponProblem: string | undefined;
  /** The error of the GST number is shown after the user tries to continue. */
  readonly isGstinTouched: boolean;
  /** The order that is being sent, or whose response is lost; it stays unchanged until its outcome is known. */
  readonly sent: NewOrder | undefined;
  /** A response to the order was lost: the order may be placed. */
  readonly isResponseLost: boolean;
  readonly order: Order | undefined;
  readonly orderId: string | undefined;
  readonly claim: PaymentClaim | undefined;
  /** Why the last step failed; English, for `t()`. */
  readonly alert: string | undefined;
}

/** A checkout before anything is known. The defaults are the cheapest options. */
export const EMPTY_CHECKOUT: CheckoutContext = {
  items: [],
  cart: undefined,
  isSeen: false,
  step: 'address',
  choices: {
    addressId: undefined,
    delivery: 'STANDARD',
    method: 'COD',
    wantsGstin: false,
    gstin: '',
    courierNote: '',
  },
  addresses: [],
  now: 0,
  quote: undefined,
  quotedDelivery: undefined,
  couponCode: '',
  coupon: undefined,
  couponProblem: undefined,
  isGstinTouched: false,
  sent: undefined,
  isResponseLost: false,
  order: undefined,
  orderId: undefined,
  claim: undefined,
  alert: undefined,
};

export const CART_CHANGED = 'Your cart has changed. Please review your order.';

/** The context at the start of a checkout; an order that was already sent stays unchanged. */
export function started(start: CheckoutStart): Partial<CheckoutContext> {
  const { items, step = 'address', choices = {}, seen, coupon = '', sent, orderId, claim } = start;
  const common = { step, orderId, claim, sent, isResponseLost: sent !== undefined };
  if (sent !== undefined)
    return { ...common, items: sent.items, choices: sentChoices(sent), couponCode: sent.coupon ?? '' };
  const isChanged = step !== 'address' && seen !== undefined && !isSameCart(seen, items);
  return {
    ...common,
    items,
    isSeen: seen !== undefined,
    choices: savedChoices(choices),
    couponCode: coupon,
    ...(isChanged && { alert: CART_CHANGED }),
  };
}

function savedChoices(saved: SavedChoices): CheckoutChoices {
  const { choices } = EMPTY_CHECKOUT;
  return {
    addressId: saved.addressId,
    delivery: saved.delivery ?? choices.delivery,
    method: saved.method ?? choices.method,
    wantsGstin: saved.wantsGstin ?? choices.wantsGstin,
    gstin: saved.gstin ?? choices.gstin,
    courierNote: saved.courierNote ?? choices.courierNote,
  };
}

function sentChoices({ addressId, delivery, payment, gstin, courierNote = '' }: NewOrder): CheckoutChoices {
  const wantsGstin = gstin !== undefined;
  return { addressId, delivery, ...payment, wantsGstin, gstin: gstin ?? '', courierNote };
}

/** The selected delivery address, if it exists in the list. */
export function chosenAddress({
  addresses,
  choices,
}: Pick<CheckoutContext, 'addresses' | 'choices'>): Address | undefined {
  return addresses.find(({ id }) => id === choices.addressId);
}

/** Why nothing can be delivered to the selected address; English, for `t()`. Undefined when it can. */
export function addressProblem(context: Pick<CheckoutContext, 'addresses' | 'choices'>): string | undefined {
  const address = chosenAddress(context);
  return address?.delivery?.isServed === false ? notServed(address.postal_code) : undefined;
}

/** The typed coupon to check; undefined when nothing is typed or when the text cannot be a coupon. */
export function typedCoupon({ couponCode }: Pick<CheckoutContext, 'couponCode'>): string | undefined {
  return CouponCode.safeParse(couponCode).data;
}

/** The error of the GST number; undefined when it is valid or not needed. */
export function gstinProblem({ choices }: Pick<CheckoutContext, 'choices'>): string | undefined {
  if (!choices.wantsGstin) return undefined;
  return Gstin.safeParse(choices.gstin).error?.issues[0]?.message;
}

/** Why the order cannot be paid as chosen; English, for `t()`. Undefined when it can. */
export function methodProblem({
  addresses,
  choices,
  quote,
}: Pick<CheckoutContext, 'addresses' | 'choices' | 'quote'>): string | undefined {
  if (choices.method !== 'COD') return undefined;
  if (chosenAddress({ addresses, choices })?.delivery?.hasCashOnDelivery === false) return NO_COD_THERE;
  return quote?.codProblem && COD_PROBLEMS[quote.codProblem];
}

/** The request for a quote, optionally with another coupon than the one in use. */
export function quoteRequest(
  { items, choices }: Pick<CheckoutContext, 'items' | 'choices'>,
  coupon: string | undefined,
): QuoteRequest {
  return { items, delivery: choices.delivery, ...(coupon !== undefined && { coupon }) };
}

/** The changes after a quote. A coupon that cannot be used is reported and left out. */
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

/** The order to send. */
export function newOrder({ sent, items, choices, quote, coupon }: CheckoutContext): NewOrder {
  if (sent !== undefined) return sent;
  const { addressId, method, wantsGstin, gstin } = choices;
  const courierNote = choices.courierNote.trim();
  if (addressId === undefined || quote === undefined) throw new Error('nothing can be ordered yet');
  return {
    ...quoteRequest({ items, choices }, coupon),
    addressId,
    payment: { method },
    ...(wantsGstin && { gstin: Gstin.parse(gstin) }),
    ...(courierNote !== '' && { courierNote }),
    total: quote.total,
  };
}

/** Whether two carts hold the same items, in any order. */
export function isSameCart(one: CheckoutItems, other: CheckoutItems): boolean {
  return (
    one.length === other.length &&
    one.every((line) =>
      other.some((item) => toLineKey(item) === toLineKey(line) && item.quantity === line.quantity),
    )
  );
}

/** A typed GST number as capital letters and digits, 15 at most. */
export function typedGstin(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 15);
}

/** Whether an order is paid, or will be paid on delivery. */
export function isSettled({ payment: { status } }: Order): boolean {
  return status === 'PAID' || status === 'DUE';
}

/** Whether it is unknown if the order is placed. */
export function mayBePlaced({ isResponseLost }: CheckoutContext, result: Result<unknown>): boolean {
  if (result.ok) return false;
  const { code } = result.failure;
  if (['noResponse', 'server', 'unreadable', 'aborted'].includes(code)) return true;
  // These failures come before the order is handled, so they give no information about the earlier request.
  return isResponseLost && ['unauthenticated', 'forbidden', 'rateLimited'].includes(code);
}
