import { type NewOrder, type Order, type Quote, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleAddress } from '../address-form/index.ts';
import {
  type CheckoutFacts,
  type CheckoutStart,
  checkoutMachine,
  checkoutVerbs,
  checkoutView,
  sampleOrder,
  sampleQuote,
} from './index.ts';

const OFFICE = { ...sampleAddress, id: 'office', isDefault: false };
const ITEMS = [{ productId: 'honey', quantity: 2 }];

interface World {
  start?: Partial<CheckoutStart>;
  facts?: () => Promise<Result<CheckoutFacts>>;
  quote?: () => Quote;
  place?: (order: NewOrder) => Promise<Result<Order>>;
}

async function openCheckout({ start, facts, quote = () => sampleQuote, place }: World = {}) {
  const orders: NewOrder[] = [];
  const steps: string[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      begin: fromPromise(async (): Promise<CheckoutStart> => ({ items: ITEMS, ...start })),
      prepare: fromPromise(facts ?? (async () => ok({ addresses: [sampleAddress, OFFICE], quote: quote() }))),
      placeOrder: fromPromise(async ({ input }) => {
        orders.push(input);
        return (await place?.(input)) ?? ok(sampleOrder);
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('checkout.stepped', ({ step, addressId }) => steps.push(`${step} ${addressId}`));
  await settle();
  const verbs = checkoutVerbs((event) => actor.send(event));
  return { ...verbs, orders, steps, view: () => checkoutView(actor.getSnapshot()) };
}

describe('the checkout', () => {
  it('goes from address to review to a placed order, and tells each step', async () => {
    const checkout = await openCheckout();
    expect(checkout.view()).toMatchObject({ step: 'address', selectedAddressId: sampleAddress.id });
    checkout.selectAddress('office');
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'review', canPlace: true });
    checkout.place();
    checkout.place();
    expect(checkout.view().isPlacing).toBe(true);
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'placed', order: { number: 'PGM-000123' } });
    expect(checkout.orders).toEqual([
      {
        items: ITEMS,
        addressId: 'office',
        delivery: 'STANDARD',
        payment: { method: 'COD' },
        total: 698,
      },
    ]);
    expect(checkout.steps).toEqual([`address ${sampleAddress.id}`, 'review office', 'placed office']);
  });

  it('has nothing to do for an empty cart', async () => {
    const checkout = await openCheckout({ start: { items: [] } });
    expect(checkout.view().step).toBe('empty');
  });

  it('is where it was after a reload, unless the address is gone', async () => {
    const start = { addressId: 'office', isReviewing: true };
    const again = await openCheckout({ start });
    expect(again.view()).toMatchObject({ step: 'review', selectedAddressId: 'office' });
    const gone = await openCheckout({
      start,
      facts: async () => ok({ addresses: [sampleAddress], quote: sampleQuote }),
    });
    expect(gone.view()).toMatchObject({ step: 'address', selectedAddressId: sampleAddress.id });
  });

  it('does not go on without an address, and takes a new one', async () => {
    const checkout = await openCheckout({ facts: async () => ok({ addresses: [], quote: sampleQuote }) });
    expect(checkout.view().canContinue).toBe(false);
    checkout.addressSaved(OFFICE);
    expect(checkout.view()).toMatchObject({ canContinue: true, selectedAddressId: 'office' });
  });

  it('does not place what cannot be had', async () => {
    const checkout = await openCheckout({ quote: () => ({ ...sampleQuote, canOrder: false }) });
    checkout.proceed();
    checkout.place();
    expect(checkout.view().canPlace).toBe(false);
    expect(checkout.orders).toEqual([]);
  });

  it('shows what it comes to now when that has changed meanwhile, and says why', async () => {
    const quotes = [sampleQuote, { ...sampleQuote, total: 747 }];
    const changed = fail({
      code: 'conflict',
      message: 'The total has changed. Please look at your order again.',
      status: 409,
    } as const);
    const checkout = await openCheckout({
      quote: () => quotes.shift() ?? sampleQuote,
      place: async () => changed,
    });
    checkout.proceed();
    checkout.place();
    await settle();
    expect(checkout.view()).toMatchObject({
      step: 'review',
      quote: { total: 747 },
      alert: { text: 'The total has changed. Please look at your order again.' },
    });
  });

  it.each([
    [
      'lost',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('can be tried again when the line is %s', async (_, place, text) => {
    const checkout = await openCheckout({ place });
    checkout.proceed();
    checkout.place();
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'review', alert: { text }, canPlace: true });
    checkout.place();
    expect(checkout.view().alert).toBeUndefined();
    expect(checkout.orders).toHaveLength(2);
  });

  it('says why it cannot begin, and can be begun again', async () => {
    const answers: Result<CheckoutFacts>[] = [
      fail({ code: 'noResponse', message: 'No response from server.' }),
      ok({ addresses: [sampleAddress], quote: sampleQuote }),
    ];
    const checkout = await openCheckout({
      facts: async () => answers.shift() ?? ok({ addresses: [], quote: sampleQuote }),
    });
    expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text: 'No response from server.' } });
    checkout.retry();
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'address', alert: undefined });
  });
});
