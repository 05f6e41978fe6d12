import { type Failure, type NewOrder, type Order, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ITEMS, OFFICE, openCheckout, priceOf } from '../../test/open-checkout.ts';
import { settle } from '../../test/settle.ts';
import { sampleAddress } from '../address-form/index.ts';
import { lapsedOrder, paidOrder, paymentVerbs, unpaidOrder } from '../payment/index.ts';
import { sampleOrder, sampleQuote, shownStep } from './index.ts';

const LINE_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

const SENT: NewOrder = {
  items: ITEMS,
  addressId: 'office',
  delivery: 'EXPRESS',
  payment: { method: 'UPI' },
  total: 797,
};

function refusal(code: Failure['code'], message = 'Refused') {
  return fail({ code, message });
}

describe('placing an order', () => {
  it('sends what was chosen, once, and tells that it is placed', async () => {
    const checkout = await openCheckout({
      start: { choices: { addressId: 'office', delivery: 'EXPRESS' } },
    });
    await checkout.review();
    expect(checkout.view().canPlace).toBe(true);
    checkout.place();
    checkout.place();
    expect(checkout.view()).toMatchObject({ step: 'review', isPlacing: true, canPlace: false });
    checkout.askStep('address');
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'placed', order: { number: 'PGM-000123' } });
    const order = { ...SENT, payment: { method: 'COD' } };
    expect(checkout.orders).toEqual([order]);
    expect(checkout.told('order.sent')).toEqual([{ type: 'order.sent', order }]);
    expect(checkout.told('order.placed')).toEqual([{ type: 'order.placed', orderId: sampleOrder.id }]);
    expect(checkout.steps().at(-1)).toBe('placed');
  });

  it('is not possible for what cannot be had', async () => {
    const checkout = await openCheckout({ quote: () => ({ ...sampleQuote, canOrder: false }) });
    await checkout.review();
    checkout.place();
    expect(checkout.view().canPlace).toBe(false);
    expect(checkout.orders).toEqual([]);
  });

  it('shows what it comes to now when that has changed meanwhile, and says why', async () => {
    const quotes = [sampleQuote, { ...sampleQuote, total: 747 }];
    const checkout = await openCheckout({
      quote: () => quotes.shift() ?? sampleQuote,
      place: async () => refusal('conflict', 'The total has changed. Please look at your order again.'),
    });
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isUnsure: false,
      quote: { total: 747 },
      alert: { text: 'The total has changed. Please look at your order again.' },
    });
    expect(checkout.told('order.sent').map(({ order }) => order?.total)).toEqual([698, undefined]);
  });

  it('leaves a coupon out that is used up meanwhile, and says why', async () => {
    const problems = [null, 'This coupon is used up.'];
    const refusals = [refusal('conflict', 'This coupon is used up.')];
    const checkout = await openCheckout({
      start: { step: 'review', coupon: 'WELCOME10' },
      quote: (asked) => ({
        ...priceOf(asked),
        coupon: { code: 'WELCOME10', problem: problems.shift() ?? null },
      }),
      place: async () => refusals.shift() ?? ok(sampleOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      alert: { text: 'This coupon is used up.' },
      coupon: { status: 'refused' },
    });
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ coupon }) => coupon)).toEqual(['WELCOME10', undefined]);
  });

  it('asks for an address when the chosen one is gone', async () => {
    const addresses = [[OFFICE], []];
    const checkout = await openCheckout({
      start: { step: 'review' },
      facts: async (asked) => ok({ addresses: addresses.shift() ?? [], quote: priceOf(asked), now: 0 }),
      place: async () => refusal('notFound', 'Address not found'),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({ step: 'address', alert: { text: 'Address not found' } });
  });

  it.each(['invalid', 'unauthenticated', 'rateLimited'] as const)(
    'can be changed after a refusal: %s',
    async (code) => {
      const checkout = await openCheckout({ start: { step: 'review' }, place: async () => refusal(code) });
      await checkout.settled(checkout.place);
      expect(checkout.view()).toMatchObject({ step: 'review', isUnsure: false, alert: { text: 'Refused' } });
      checkout.askStep('delivery');
      expect(checkout.view()).toMatchObject({ step: 'delivery', alert: undefined });
    },
  );
});

describe('an order whose answer is lost', () => {
  it.each<[string, () => Promise<Result<Order>>, string]>([
    ['is lost', async () => LINE_LOST, 'No response from server.'],
    ['is the server’s own trouble', async () => refusal('server'), 'Refused'],
    ['cannot be read', async () => refusal('unreadable'), 'Refused'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('is sent again as it was when the answer %s', async (_, lost, text) => {
    const answers = [lost];
    const checkout = await openCheckout({
      start: { step: 'review' },
      place: async () => answers.shift()?.() ?? ok(sampleOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isUnsure: true,
      alert: { text },
      canPlace: true,
    });
    // It may be placed: nothing of it is changed before that is known.
    checkout.askStep('delivery');
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.view()).toMatchObject({ step: 'review', delivery: 'STANDARD' });
    checkout.place();
    expect(checkout.view().alert).toBeUndefined();
    await settle();
    expect(checkout.view().step).toBe('placed');
    expect(checkout.orders[1]).toEqual(checkout.orders[0]);
  });

  it('stays uncertain while it is turned away before it is looked at', async () => {
    const answers = [LINE_LOST, refusal('rateLimited'), refusal('unauthenticated'), refusal('conflict')];
    const checkout = await openCheckout({
      start: { step: 'review' },
      place: async () => answers.shift() ?? ok(sampleOrder),
    });
    for (const isUnsure of [true, true, true, false]) {
      await checkout.settled(checkout.place);
      expect(checkout.view()).toMatchObject({ step: 'review', isUnsure });
    }
  });

  it('is still uncertain after a reload, though the cart is empty', async () => {
    const checkout = await openCheckout({
      start: { items: [], sent: { ...SENT, coupon: 'WELCOME10', gstin: '09AAACR5055K1Z5' } },
    });
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isUnsure: true,
      selectedAddressId: 'office',
      delivery: 'EXPRESS',
      method: 'UPI',
      gstin: { isWanted: true, value: '09AAACR5055K1Z5' },
    });
    await checkout.settled(checkout.place);
    expect(checkout.orders).toEqual([{ ...SENT, coupon: 'WELCOME10', gstin: '09AAACR5055K1Z5' }]);
  });
});

describe('an order that is paid at once', () => {
  const start = { step: 'review', choices: { method: 'UPI' } } as const;

  it('is placed once it is paid', async () => {
    const checkout = await openCheckout({
      start,
      place: async () => ok(unpaidOrder),
      fetched: async () => ok(paidOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({ step: 'pay', order: { payment: { status: 'PENDING' } } });
    expect(checkout.told('order.placed')).toHaveLength(1);
    checkout.askStep('review');
    expect(checkout.view().step).toBe('pay');
    const { payment } = checkout.view();
    await checkout.settled(() => payment && paymentVerbs(payment.send).chooseOutcome('SUCCEED'));
    expect(checkout.view()).toMatchObject({ step: 'placed', order: { payment: { status: 'PAID' } } });
    expect(checkout.steps()).toEqual(['review', 'pay', 'placed']);
  });

  it('is lapsed when no payment came in time', async () => {
    const checkout = await openCheckout({
      start,
      place: async () => ok(unpaidOrder),
      fetched: async () => ok(lapsedOrder),
    });
    await checkout.settled(checkout.place);
    const { payment } = checkout.view();
    await checkout.settled(() => payment && paymentVerbs(payment.send).closeSheet());
    expect(checkout.view()).toMatchObject({ step: 'lapsed', order: { status: 'CANCELLED' } });
    expect(shownStep(checkout.actor.getSnapshot())).toBe('pay');
  });

  it('is placed at once when the same order was paid already', async () => {
    const checkout = await openCheckout({ start, place: async () => ok(paidOrder) });
    await checkout.settled(checkout.place);
    expect(checkout.view().step).toBe('placed');
  });
});

describe('a page that is loaded anew after the order was placed', () => {
  const open = (order: Order, step: 'pay' | 'placed' | 'address', items = ITEMS) =>
    openCheckout({ start: { items, step, orderId: order.id }, fetched: async () => ok(order) });

  it('comes back to its payment', async () => {
    expect((await open(unpaidOrder, 'pay', [])).view().step).toBe('pay');
    expect((await open(unpaidOrder, 'address', [])).view().step).toBe('pay');
  });

  it('does not ask for money again from who has paid', async () => {
    const checkout = await openCheckout({
      start: { step: 'pay', orderId: unpaidOrder.id, claim: {} },
      fetched: async () => ok(unpaidOrder),
    });
    expect(checkout.view().payment?.getSnapshot().matches('confirming')).toBe(true);
  });

  it('shows the order that is placed', async () => {
    expect((await open(sampleOrder, 'placed', [])).view()).toMatchObject({
      step: 'placed',
      order: { id: sampleOrder.id },
    });
    expect((await open(paidOrder, 'pay', [])).view().step).toBe('placed');
  });

  it('says that the time is over', async () => {
    expect((await open(lapsedOrder, 'pay', [])).view().step).toBe('lapsed');
  });

  it('begins anew with what is in the cart now', async () => {
    expect((await open(unpaidOrder, 'address')).view()).toMatchObject({
      step: 'address',
      selectedAddressId: sampleAddress.id,
    });
    expect((await open(lapsedOrder, 'placed')).view().step).toBe('review');
  });

  it('has nothing to do once that order is done with', async () => {
    expect((await open(sampleOrder, 'address', [])).view().step).toBe('empty');
    expect((await open(lapsedOrder, 'placed', [])).view().step).toBe('empty');
  });

  it('does not stumble over an order that is not there', async () => {
    const fetched = async () => refusal('notFound', 'Not found');
    const start = { orderId: 'gone', step: 'placed' } as const;
    expect((await openCheckout({ start: { ...start, items: [] }, fetched })).view().step).toBe('empty');
    expect((await openCheckout({ start, fetched })).view().step).toBe('review');
  });

  it.each<[string, () => Promise<Result<Order>>, string]>([
    ['is lost', async () => LINE_LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('can try again when the line %s', async (_, lost, text) => {
    const answers = [lost];
    const checkout = await openCheckout({
      start: { items: [], step: 'placed', orderId: sampleOrder.id },
      fetched: async () => answers.shift()?.() ?? ok(sampleOrder),
    });
    expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text } });
    await checkout.settled(checkout.retry);
    expect(checkout.view().step).toBe('placed');
  });
});
