import { MAX_PIECES, type QuoteRequest, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { settle } from '../../../test/settle.ts';
import { ITEMS, NOW, OFFICE, openCheckout } from '../../../test/open-checkout.ts';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';
import type { CheckoutFacts, CheckoutItems } from './checkout-context.ts';
import { shownStep } from './checkout.view.ts';
import { sampleQuote } from '../sample-order/sample-order.ts';

const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const FACTS = { addresses: [sampleAddress, OFFICE], quote: sampleQuote, now: NOW };
const FAILURES = [
  ['is lost', async () => CONNECTION_LOST, 'No response from server.'],
  ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
] as const;

describe('the checkout', () => {
  it('goes from address over delivery and payment to the review, and reports each step', async () => {
    const checkout = await openCheckout();
    expect(checkout.view()).toMatchObject({
      step: 'address',
      selectedAddressId: sampleAddress.id,
      delivery: 'STANDARD',
      method: 'COD',
    });
    checkout.selectAddress('office');
    for (const step of ['delivery', 'payment', 'review']) {
      await checkout.settled(checkout.proceed);
      expect(checkout.view().step).toBe(step);
    }
    expect(checkout.steps()).toEqual(['address', 'delivery', 'payment', 'review']);
    expect(checkout.requested).toEqual([{ items: ITEMS, delivery: 'STANDARD' }]);
    expect(checkout.emitted('choices.made').map(({ choices }) => choices.addressId)).toEqual(['office']);
  });

  it('has nothing to do for an empty cart', async () => {
    const checkout = await openCheckout({ start: { items: [] } });
    expect(checkout.view().step).toBe('empty');
    expect(shownStep(checkout.actor.getSnapshot())).toBeUndefined();
  });

  it.each(FAILURES)(
    'shows why it cannot start when the connection %s, and can be started again',
    async (_, lost, text) => {
      const results: (() => Promise<Result<CheckoutFacts>>)[] = [lost, async () => ok(FACTS)];
      const checkout = await openCheckout({ facts: () => (results.shift() ?? lost)() });
      expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text } });
      await checkout.settled(checkout.retry);
      expect(checkout.view()).toMatchObject({ step: 'address', alert: undefined });
    },
  );
});

it('does not start with more pieces than an order holds, until the cart has fewer', async () => {
  const text = `An order can have at most ${MAX_PIECES} items`;
  const full = ['honey', 'tea', 'soap'].map((productId) => ({ productId, quantity: 99 }));
  const count = (items: CheckoutItems) => items.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = async ({ items }: QuoteRequest) =>
    count(items) > MAX_PIECES ? fail({ code: 'invalid', message: text } as const) : ok(FACTS);
  const checkout = await openCheckout({ start: { items: full }, facts });
  expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text } });
  // The cart is another page, so the checkout starts again.
  const again = await openCheckout({ start: { items: full.slice(1) }, facts });
  expect(again.view()).toMatchObject({ step: 'address', alert: undefined });
});

describe('the address step', () => {
  it('does not continue without an address, and accepts a new one', async () => {
    const checkout = await openCheckout({ facts: async () => ok({ ...FACTS, addresses: [] }) });
    expect(checkout.view().canContinue).toBe(false);
    checkout.addressSaved(OFFICE);
    expect(checkout.view()).toMatchObject({ canContinue: true, selectedAddressId: 'office' });
    expect(checkout.emitted('choices.made')).toHaveLength(1);
  });

  it('replaces an address that was changed', async () => {
    const checkout = await openCheckout();
    checkout.addressSaved({ ...OFFICE, city: 'Patna' });
    expect(checkout.view().addresses.map(({ id, city }) => [id, city])).toEqual([
      [sampleAddress.id, 'Lucknow'],
      ['office', 'Patna'],
    ]);
  });
});

describe('the delivery step', () => {
  it('shows the fee and the arrival date of each method', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    expect(checkout.view().deliveries.map((one) => ({ ...one, arrivesBy: iso(one.arrivesBy) }))).toEqual([
      { method: 'STANDARD', fee: 0, arrivesBy: '2026-11-28' },
      { method: 'EXPRESS', fee: 99, arrivesBy: '2026-11-24' },
    ]);
  });

  it('has a fee below the limit', async () => {
    const checkout = await openCheckout({ quote: () => ({ ...sampleQuote, subtotal: 498.99 }) });
    expect(checkout.view().deliveries[0]?.fee).toBe(49);
  });

  it('requests a new price after another method was selected', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.emitted('choices.made').at(-1)?.choices.delivery).toBe('EXPRESS');
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'delivery', isPricing: true, canContinue: false });
    expect(shownStep(checkout.actor.getSnapshot())).toBeUndefined();
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'payment', isPricing: false, quote: { total: 797 } });
    expect(checkout.requested.map(({ delivery }) => delivery)).toEqual(['STANDARD', 'EXPRESS']);
  });

  it.each(FAILURES)(
    'stays when the request for a price %s, shows the reason, and can be tried again',
    async (_, lost, text) => {
      const results = [lost];
      const checkout = await openCheckout({ price: async () => results.shift()?.() ?? ok(sampleQuote) });
      checkout.proceed();
      checkout.chooseDelivery('EXPRESS');
      await checkout.settled(checkout.proceed);
      expect(checkout.view()).toMatchObject({ step: 'delivery', alert: { text } });
      await checkout.settled(checkout.proceed);
      expect(checkout.view()).toMatchObject({ step: 'payment', alert: undefined });
    },
  );
});

describe('the GST number', () => {
  it('is checked before the review, and only if it is needed', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.proceed();
    checkout.toggleGstin(true);
    checkout.changeGstin(' 09aaacr5055k1z');
    expect(checkout.view().gstin).toEqual({ isWanted: true, value: '09AAACR5055K1Z', error: undefined });
    checkout.proceed();
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      gstin: { error: 'GST number must be valid' },
    });
    checkout.changeGstin('09AAACR5055K1Z59');
    expect(checkout.view().gstin).toEqual({ isWanted: true, value: '09AAACR5055K1Z5', error: undefined });
    checkout.proceed();
    expect(checkout.view().step).toBe('review');
    expect(checkout.emitted('choices.made').at(-1)?.choices).toMatchObject({
      wantsGstin: true,
      gstin: '09AAACR5055K1Z5',
    });
    await checkout.settled(checkout.place);
    expect(checkout.orders[0]?.gstin).toBe('09AAACR5055K1Z5');
  });

  it('is not sent when it is not needed any more', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.proceed();
    checkout.toggleGstin(true);
    checkout.changeGstin('invalid');
    checkout.toggleGstin(false);
    checkout.proceed();
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ gstin }) => gstin)).toEqual([undefined]);
  });
});

describe('the address of the page', () => {
  it('requests a step, and the furthest possible step is shown', async () => {
    const checkout = await openCheckout({ facts: async () => ok({ ...FACTS, addresses: [] }) });
    checkout.askStep('review');
    expect(checkout.view().step).toBe('address');
    checkout.addressSaved(OFFICE);
    checkout.askStep('placed');
    expect(checkout.view().step).toBe('review');
  });

  it('requests steps backwards and forwards', async () => {
    const checkout = await openCheckout();
    await checkout.review();
    for (const step of ['payment', 'delivery', 'address', 'review'] as const) {
      checkout.askStep(step);
      expect(checkout.view().step).toBe(step);
    }
    checkout.askStep('review');
    expect(checkout.steps().join(' ')).toBe(
      'address delivery payment review payment delivery address review',
    );
  });

  it('requests the review, which is shown after the price of the new delivery is known', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.askStep('review');
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'review', quote: { total: 797 } });
  });

  it('can change to another step while prices are requested', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    checkout.askStep('address');
    await settle();
    expect(checkout.view().step).toBe('address');
  });

  it('does not pass an invalid GST number', async () => {
    const checkout = await openCheckout({
      start: { step: 'review', choices: { wantsGstin: true, gstin: '1' } },
    });
    expect(checkout.view().step).toBe('payment');
  });
});

describe('a page that is reloaded', () => {
  it('shows the same step with the same choices', async () => {
    const checkout = await openCheckout({
      start: {
        step: 'review',
        choices: { addressId: 'office', delivery: 'EXPRESS', method: 'UPI', wantsGstin: undefined },
        coupon: 'WELCOME10',
      },
    });
    expect(checkout.view()).toMatchObject({
      step: 'review',
      selectedAddressId: 'office',
      delivery: 'EXPRESS',
      method: 'UPI',
      gstin: { isWanted: false, value: '' },
      coupon: { code: 'WELCOME10', status: 'applied', discount: 50 },
      quote: { total: 747 },
    });
  });

  it.each(['address', 'delivery', 'payment'] as const)('shows %s again', async (step) => {
    expect((await openCheckout({ start: { step } })).view().step).toBe(step);
  });

  it('starts with the first step when no choices are known', async () => {
    const checkout = await openCheckout({ start: { step: 'review', seen: undefined } });
    expect(checkout.steps()).toEqual(['address']);
    checkout.askStep('review');
    expect(checkout.view().step).toBe('review');
  });

  it.each(['delivery', 'payment', 'review'] as const)(
    'reports at %s that the cart has changed since it was seen',
    async (step) => {
      const seen = [{ productId: 'honey', quantity: 3 }];
      const checkout = await openCheckout({ start: { step, seen } });
      expect(checkout.view()).toMatchObject({
        step,
        alert: { text: 'Your cart has changed. Please review your order.' },
      });
      const fromCart = await openCheckout({ start: { step: 'address', seen } });
      expect(fromCart.view()).toMatchObject({ step: 'address', alert: undefined });
    },
  );

  it('receives at each step what the user saw there', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    await checkout.review();
    expect(
      checkout
        .emitted('order.seen')
        .map(({ items, choices }) => [items, choices.addressId, choices.delivery]),
    ).toEqual([
      [ITEMS, sampleAddress.id, 'STANDARD'],
      [ITEMS, sampleAddress.id, 'STANDARD'],
      [ITEMS, sampleAddress.id, 'EXPRESS'],
      [ITEMS, sampleAddress.id, 'EXPRESS'],
    ]);
  });

  it('shows the step that is requested while it loads', async () => {
    const facts = Promise.withResolvers<Result<CheckoutFacts>>();
    const checkout = await openCheckout({ start: { step: 'review' }, facts: () => facts.promise });
    checkout.askStep('delivery');
    facts.resolve(ok(FACTS));
    await settle();
    expect(checkout.view().step).toBe('delivery');
  });

  it.each(['address', 'review'] as const)(
    'asks for another address when the selected one is gone, also at %s',
    async (step) => {
      const checkout = await openCheckout({ start: { step, choices: { addressId: 'gone' } } });
      expect(checkout.view()).toMatchObject({ step: 'address', selectedAddressId: sampleAddress.id });
    },
  );
});

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
