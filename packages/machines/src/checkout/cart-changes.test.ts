import { type NewOrder, type Order, type Quote, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ITEMS, openCheckout, priceOf } from '../../test/open-checkout.ts';
import { settle } from '../../test/settle.ts';
import { unpaidOrder } from '../payment/index.ts';
import { sampleOrder } from './index.ts';

const SOAP = { productId: 'soap', quantity: 1 };
const MORE = [...ITEMS, SOAP];
const NOTICE = 'Your cart has changed. Please look at your order again.';
const STEPS = ['address', 'delivery', 'payment', 'review'] as const;

/** A checkout at its review, whose order is answered when the test says so. */
async function placing() {
  const answer = Promise.withResolvers<Result<Order>>();
  const checkout = await openCheckout({ start: { step: 'review' }, place: () => answer.promise });
  checkout.place();
  return { checkout, answer: (result: Result<Order>) => checkout.settled(() => answer.resolve(result)) };
}

describe('a cart that is changed during the checkout', () => {
  it.each(STEPS)('is priced anew at the step %s, which says so', async (step) => {
    const checkout = await openCheckout({ start: { step } });
    checkout.cartChanged(MORE);
    expect(checkout.view().step).toBe('loading');
    await settle();
    expect(checkout.view()).toMatchObject({ step, alert: { text: NOTICE } });
    expect(checkout.asked.map(({ items }) => items)).toEqual([ITEMS, MORE]);
  });

  it('is ordered as it is then, with what was chosen', async () => {
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

  it('is nothing new when the same lines come in another order', async () => {
    const checkout = await openCheckout({ start: { step: 'review', items: MORE } });
    await checkout.settled(() => checkout.cartChanged([SOAP, ...ITEMS]));
    expect(checkout.view()).toMatchObject({ step: 'review', alert: undefined });
    expect(checkout.asked).toHaveLength(1);
  });

  it('leaves nothing to order when it is emptied', async () => {
    const checkout = await openCheckout({ start: { step: 'review' } });
    checkout.cartChanged([]);
    expect(checkout.view()).toMatchObject({ step: 'empty', canPlace: false });
  });

  it('counts as it is last, however often it changes while prices are asked for', async () => {
    const first = Promise.withResolvers<Result<Quote>>();
    const checkout = await openCheckout({ price: () => first.promise });
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    checkout.cartChanged(MORE);
    checkout.cartChanged([SOAP]);
    first.resolve(ok(priceOf({ items: ITEMS, delivery: 'EXPRESS' })));
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text: NOTICE } });
    expect(checkout.asked.at(-1)?.items).toEqual([SOAP]);
  });

  it('is told no more at the step after the one that told it', async () => {
    const checkout = await openCheckout({ start: { step: 'payment' } });
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text: NOTICE } });
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'review', alert: undefined });
  });

  it('can be begun again when its prices cannot be had', async () => {
    const answers = [undefined, fail({ code: 'noResponse', message: 'No response from server.' } as const)];
    const checkout = await openCheckout({
      start: { step: 'review' },
      facts: async (asked) => answers.shift() ?? ok({ addresses: [], quote: priceOf(asked), now: 0 }),
    });
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text: 'No response from server.' } });
    await checkout.settled(checkout.retry);
    expect(checkout.view().step).toBe('address');
  });
});

describe('a cart that is changed while its order is sent', () => {
  it('does not disturb an order that is placed, or paid', async () => {
    const sent = await placing();
    sent.checkout.cartChanged([]);
    await sent.answer(ok(sampleOrder));
    expect(sent.checkout.view().step).toBe('placed');

    const unpaid = await placing();
    await unpaid.answer(ok(unpaidOrder));
    unpaid.checkout.cartChanged([]);
    expect(unpaid.checkout.view().step).toBe('pay');
  });

  it.each(['conflict', 'invalid'] as const)(
    'is looked at anew once the order is refused: %s',
    async (code) => {
      const { checkout, answer } = await placing();
      checkout.cartChanged(MORE);
      await answer(fail({ code, message: 'Refused' }));
      expect(checkout.view()).toMatchObject({ step: 'review', isUnsure: false, alert: { text: NOTICE } });
      expect(checkout.asked.at(-1)?.items).toEqual(MORE);
    },
  );

  it('waits until it is known what became of an order whose answer was lost', async () => {
    const { checkout, answer } = await placing();
    await answer(fail({ code: 'noResponse', message: 'No response from server.' }));
    await checkout.settled(() => checkout.cartChanged(MORE));
    expect(checkout.view()).toMatchObject({ step: 'review', isUnsure: true });
    checkout.place();
    const sent: NewOrder[] = checkout.orders;
    expect(sent.map(({ items }) => items)).toEqual([ITEMS, ITEMS]);
  });
});
