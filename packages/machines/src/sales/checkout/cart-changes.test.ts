import { type NewOrder, type Order, type Quote, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ITEMS, openCheckout, toPrice } from '../../../test/open-checkout.ts';
import { settle } from '../../../test/settle.ts';
import { unpaidOrder } from '../payment/payment.scenario.ts';
import { sampleOrder } from '../sample-order/sample-order.ts';

const SOAP = { productId: 'soap', quantity: 1 };
const MORE = [...ITEMS, SOAP];
const NOTICE = 'Your cart has changed. Please review your order.';
const STEPS = ['address', 'delivery', 'payment', 'review'] as const;

/** A checkout at its review; the test decides when the response to the order comes. */
async function placing() {
  const respond = Promise.withResolvers<Result<Order>>();
  const checkout = await openCheckout({ start: { step: 'review' }, place: () => respond.promise });
  checkout.place();
  return { checkout, respond: (result: Result<Order>) => checkout.settled(() => respond.resolve(result)) };
}

describe('a cart that is changed during the checkout', () => {
  it.each(STEPS)('gets new prices at the step %s, which shows a notice', async (step) => {
    const checkout = await openCheckout({ start: { step } });
    checkout.cartChanged(MORE);
    expect(checkout.view().step).toBe('loading');
    await settle();
    expect(checkout.view()).toMatchObject({ step, alert: { text: NOTICE } });
    expect(checkout.requested.map(({ items }) => items)).toEqual([ITEMS, MORE]);
  });

  it('is ordered with its new content and the selected options', async () => {
    const checkout = await openCheckout({
      start: { step: 'review', choices: { addressId: 'office', delivery: 'EXPRESS' }, coupon: 'WELCOME10' },
    });
    await checkout.settled(() => checkout.cartChanged([SOAP]));
    await checkout.settled(checkout.place);
    expect(checkout.orders).toEqual([
      {
        items: [SOAP],
        addressId: 'office',
        delivery: 'EXPRESS',
        payment: { method: 'COD' },
        coupon: 'WELCOME10',
        total: 747,
      },
    ]);
  });

  it('is not a change when the same lines come in another order', async () => {
    const checkout = await openCheckout({ start: { step: 'review', items: MORE } });
    await checkout.settled(() => checkout.cartChanged([SOAP, ...ITEMS]));
    expect(checkout.view()).toMatchObject({ step: 'review', alert: undefined });
    expect(checkout.requested).toHaveLength(1);
  });

  it('is a change when a line has another size', async () => {
    const items = [{ ...SOAP, size: 'S' }];
    const checkout = await openCheckout({ start: { step: 'review', items } });
    await checkout.settled(() => checkout.cartChanged([{ ...SOAP, size: 'M' }]));
    expect(checkout.view()).toMatchObject({ step: 'review', alert: { text: NOTICE } });
  });

  it('has nothing to order when it is emptied', async () => {
    const checkout = await openCheckout({ start: { step: 'review' } });
    checkout.cartChanged([]);
    expect(checkout.view()).toMatchObject({ step: 'empty', canPlace: false });
  });

  it('uses the last change, however often it changes while prices are requested', async () => {
    const first = Promise.withResolvers<Result<Quote>>();
    const checkout = await openCheckout({ price: () => first.promise });
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    checkout.cartChanged(MORE);
    checkout.cartChanged([SOAP]);
    first.resolve(ok(toPrice({ items: ITEMS, delivery: 'EXPRESS' })));
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text: NOTICE } });
    expect(checkout.requested.at(-1)?.items).toEqual([SOAP]);
  });

  it('shows its notice only at one step', async () => {
    const checkout = await openCheckout({ start: { step: 'payment' } });
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text: NOTICE } });
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'review', alert: undefined });
  });

  it('can be started again when the request for prices fails', async () => {
    const results = [undefined, fail({ code: 'noResponse', message: 'No response from server.' } as const)];
    const checkout = await openCheckout({
      start: { step: 'review' },
      facts: async (requested) => results.shift() ?? ok({ addresses: [], quote: toPrice(requested), now: 0 }),
    });
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text: 'No response from server.' } });
    await checkout.settled(checkout.retry);
    expect(checkout.view().step).toBe('address');
  });
});

describe('a cart that is changed while its order is sent', () => {
  it('does not affect an order that is placed or paid', async () => {
    const sent = await placing();
    sent.checkout.cartChanged([]);
    await sent.respond(ok(sampleOrder));
    expect(sent.checkout.view().step).toBe('placed');

    const unpaid = await placing();
    await unpaid.respond(ok(unpaidOrder));
    unpaid.checkout.cartChanged([]);
    expect(unpaid.checkout.view().step).toBe('pay');
  });

  it.each(['conflict', 'invalid'] as const)(
    'is checked again after the order is rejected: %s',
    async (code) => {
      const { checkout, respond } = await placing();
      checkout.cartChanged(MORE);
      await respond(fail({ code, message: 'Not possible.' }));
      expect(checkout.view()).toMatchObject({
        step: 'review',
        isOutcomeUnknown: false,
        alert: { text: NOTICE },
      });
      expect(checkout.requested.at(-1)?.items).toEqual(MORE);
    },
  );

  it('waits until the outcome is known of an order whose response was lost', async () => {
    const { checkout, respond } = await placing();
    await respond(fail({ code: 'noResponse', message: 'No response from server.' }));
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'review', isOutcomeUnknown: true });
    checkout.place();
    const sent: NewOrder[] = checkout.orders;
    expect(sent.map(({ items }) => items)).toEqual([ITEMS, ITEMS]);
  });
});
