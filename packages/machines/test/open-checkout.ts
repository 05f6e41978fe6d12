import {
  type NewOrder,
  type Order,
  type PaymentOpening,
  type Quote,
  type QuoteRequest,
  type Result,
  ok,
} from '@pgm/api/contract';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { sampleAddress } from '../src/address-form/index.ts';
import {
  type CheckoutFacts,
  type CheckoutStart,
  type CheckoutTold,
  checkoutMachine,
  checkoutVerbs,
  checkoutView,
  sampleOrder,
  sampleQuote,
} from '../src/checkout/index.ts';
import { paidOrder, paymentMachine, simulatedOpening } from '../src/payment/index.ts';
import { settle } from './settle.ts';

/** Another address of the member's. */
export const OFFICE = { ...sampleAddress, id: 'office', isDefault: false };
export const ITEMS = [{ productId: 'honey', quantity: 2 }];
/** When the checkout is opened: 21 November 2026, noon in India. */
export const NOW = 1_795_242_600_000;

export interface CheckoutWorld {
  readonly start?: Partial<CheckoutStart>;
  readonly facts?: (asked: QuoteRequest) => Promise<Result<CheckoutFacts>>;
  /** What an order comes to, by what is asked. */
  readonly quote?: (asked: QuoteRequest) => Quote;
  readonly price?: (asked: QuoteRequest) => Promise<Result<Quote>>;
  readonly place?: (order: NewOrder) => Promise<Result<Order>>;
  readonly fetched?: () => Promise<Result<Order>>;
}

/** What the sample comes to: express costs 99 rupees, and each coupon but EXPIRED takes 50 off. */
export function priceOf({ delivery, coupon: code }: QuoteRequest): Quote {
  const problem = code === 'EXPIRED' ? 'This coupon has expired.' : null;
  const deliveryFee = delivery === 'EXPRESS' ? 99 : 0;
  const discount = code === undefined || problem !== null ? 0 : 50;
  const coupon = code === undefined ? null : { code, problem };
  return { ...sampleQuote, deliveryFee, coupon, discount, total: 698 + deliveryFee - discount };
}

/** A checkout with a server that answers what the test says, and what it told the page. */
export async function openCheckout(world: CheckoutWorld = {}) {
  const { start, quote = priceOf, price, place, fetched } = world;
  const orders: NewOrder[] = [];
  const asked: QuoteRequest[] = [];
  const told: CheckoutTold[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      begin: fromPromise(async (): Promise<CheckoutStart> => ({
        items: ITEMS,
        seen: start?.items ?? ITEMS,
        ...start,
      })),
      prepare: fromPromise(async ({ input }) => {
        asked.push(input);
        const facts = { addresses: [sampleAddress, OFFICE], quote: quote(input), now: NOW };
        return (await world.facts?.(input)) ?? ok(facts);
      }),
      price: fromPromise(async ({ input }) => {
        asked.push(input);
        return (await price?.(input)) ?? ok(quote(input));
      }),
      placeOrder: fromPromise(async ({ input }) => {
        orders.push(input);
        return (await place?.(input)) ?? ok(sampleOrder);
      }),
      fetchOrder: fromPromise(async () => (await fetched?.()) ?? ok(sampleOrder)),
      payment: paymentMachine.provide({
        actors: {
          openPayment: fromPromise(async (): Promise<Result<PaymentOpening>> => ok(simulatedOpening)),
          simulate: fromPromise(async (): Promise<Result<unknown>> => ok({})),
          fetchOrder: fromPromise(async () => (await fetched?.()) ?? ok(paidOrder)),
        },
      }),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() });
  for (const type of [
    'checkout.stepped',
    'choices.made',
    'order.seen',
    'coupon.kept',
    'order.sent',
    'order.placed',
  ] as const)
    actor.on(type, (event) => told.push(event));
  actor.start();
  await settle();
  const verbs = checkoutVerbs((event) => actor.send(event));
  const view = () => checkoutView(actor.getSnapshot());
  const settled = async (act: () => void) => {
    act();
    await settle();
  };
  return {
    ...verbs,
    actor,
    orders,
    asked,
    view,
    settled,
    /** What it told the page, of one kind. */
    told: <Type extends CheckoutTold['type']>(type: Type) =>
      told.filter((event): event is Extract<CheckoutTold, { type: Type }> => event.type === type),
    steps: () => told.flatMap((event) => (event.type === 'checkout.stepped' ? [event.step] : [])),
    /** Goes on until the review. */
    review: async () => {
      for (let turn = 0; turn < 4 && view().step !== 'review'; turn += 1) await settled(verbs.proceed);
    },
  };
}
