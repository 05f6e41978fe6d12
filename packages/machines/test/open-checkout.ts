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
import { sampleAddress } from '../src/members/address-form/address-form.scenario.ts';
import type { CheckoutFacts, CheckoutStart } from '../src/sales/checkout/checkout-context.ts';
import type { CheckoutEmitted } from '../src/sales/checkout/checkout-setup.ts';
import { checkoutMachine } from '../src/sales/checkout/checkout.machine.ts';
import { checkoutVerbs, checkoutView } from '../src/sales/checkout/checkout.view.ts';
import { sampleOrder, sampleQuote } from '../src/sales/sample-order/sample-order.ts';
import { paymentMachine } from '../src/sales/payment/payment.machine.ts';
import { paidOrder, simulatedOpening } from '../src/sales/payment/payment.scenario.ts';
import { settle } from './settle.ts';

/** Another address of the member. */
export const OFFICE = { ...sampleAddress, id: 'office', isDefault: false };
export const ITEMS = [{ productId: 'honey', quantity: 2 }];
/** The time at which the checkout is opened: 21 November 2026, noon in India. */
export const NOW = 1_795_242_600_000;

export interface CheckoutWorld {
  readonly start?: Partial<CheckoutStart>;
  readonly facts?: (requested: QuoteRequest) => Promise<Result<CheckoutFacts>>;
  /** The quote for a request. */
  readonly quote?: (requested: QuoteRequest) => Quote;
  readonly price?: (requested: QuoteRequest) => Promise<Result<Quote>>;
  readonly place?: (order: NewOrder) => Promise<Result<Order>>;
  readonly fetched?: () => Promise<Result<Order>>;
}

/** The quote of the sample: express costs 99 rupees, and each coupon except EXPIRED subtracts 50. */
export function toPrice({ delivery, coupon: code }: QuoteRequest): Quote {
  const problem = code === 'EXPIRED' ? 'This coupon has expired.' : null;
  const deliveryFee = delivery === 'EXPRESS' ? 99 : 0;
  const discount = code === undefined || problem !== null ? 0 : 50;
  const coupon = code === undefined ? null : { code, problem };
  return { ...sampleQuote, deliveryFee, coupon, discount, total: 698 + deliveryFee - discount };
}

/** Opens a checkout with a server that gives the responses of the test, and records the emitted events. */
export async function openCheckout(world: CheckoutWorld = {}) {
  const { start, quote = toPrice, price, place, fetched } = world;
  const orders: NewOrder[] = [];
  const requested: QuoteRequest[] = [];
  const emitted: CheckoutEmitted[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      begin: fromPromise(async (): Promise<CheckoutStart> => ({
        items: ITEMS,
        seen: start?.items ?? ITEMS,
        ...start,
      })),
      prepare: fromPromise(async ({ input }) => {
        requested.push(input);
        const facts = { addresses: [sampleAddress, OFFICE], quote: quote(input), now: NOW };
        return (await world.facts?.(input)) ?? ok(facts);
      }),
      price: fromPromise(async ({ input }) => {
        requested.push(input);
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
    'coupon.saved',
    'order.sent',
    'order.placed',
  ] as const)
    actor.on(type, (event) => emitted.push(event));
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
    requested,
    view,
    settled,
    /** The emitted events of one type. */
    emitted: <Type extends CheckoutEmitted['type']>(type: Type) =>
      emitted.filter((event): event is Extract<CheckoutEmitted, { type: Type }> => event.type === type),
    steps: () => emitted.flatMap((event) => (event.type === 'checkout.stepped' ? [event.step] : [])),
    /** Continues until the review. */
    review: async () => {
      for (let turn = 0; turn < 4 && view().step !== 'review'; turn += 1) await settled(verbs.proceed);
    },
  };
}
