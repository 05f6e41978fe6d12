import { type Failure, type NewOrder, type Order, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { ITEMS, OFFICE, openCheckout, toPrice } from '../../../test/open-checkout.ts';
import { settle } from '../../../test/settle.ts';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';
import { paymentVerbs } from '../payment/payment.view.ts';
import { expiredOrder, paidOrder, unpaidOrder } from '../payment/payment.scenario.ts';
import { shownStep } from './checkout.view.ts';
import { sampleOrder, sampleQuote } from '../sample-order/sample-order.ts';

const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

const SENT: NewOrder = {
  items: ITEMS,
  addressId: 'office',
  delivery: 'EXPRESS',
  payment: { method: 'UPI' },
  total: 797,
};

function rejection(code: Failure['code'], message = 'Not possible.') {
  return fail({ code, message });
}

describe('placing an order', () => {
  it('sends the choices once, and reports the placed order', async () => {
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
    expect(checkout.emitted('order.sent')).toEqual([{ type: 'order.sent', order }]);
    expect(checkout.emitted('order.placed')).toEqual([{ type: 'order.placed', orderId: sampleOrder.id }]);
    expect(checkout.steps().at(-1)).toBe('placed');
  });

  it('is not possible for items that are not available', async () => {
    const checkout = await openCheckout({
      start: { step: 'review' },
      quote: () => ({ ...sampleQuote, canOrder: false }),
    });
    expect(checkout.view().step).toBe('review');
    checkout.place();
    expect(checkout.view().canPlace).toBe(false);
    expect(checkout.orders).toEqual([]);
  });

  it('shows the current total when it has changed meanwhile, and the reason', async () => {
    const quotes = [sampleQuote, { ...sampleQuote, total: 747 }];
    const checkout = await openCheckout({
      quote: () => quotes.shift() ?? sampleQuote,
      place: async () => rejection('conflict', 'The total has changed. Please review your order.'),
    });
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isOutcomeUnknown: false,
      quote: { total: 747 },
      alert: { text: 'The total has changed. Please review your order.' },
    });
    expect(checkout.emitted('order.sent').map(({ order }) => order?.total)).toEqual([698, undefined]);
  });

  it('leaves out a coupon that was used up meanwhile, and shows the reason', async () => {
    const problems = [null, 'This coupon is no longer available.'];
    const rejections = [rejection('conflict', 'This coupon is no longer available.')];
    const checkout = await openCheckout({
      start: { step: 'review', coupon: 'WELCOME10' },
      quote: (requested) => ({
        ...toPrice(requested),
        coupon: { code: 'WELCOME10', problem: problems.shift() ?? null },
      }),
      place: async () => rejections.shift() ?? ok(sampleOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      alert: { text: 'This coupon is no longer available.' },
      coupon: { status: 'rejected' },
    });
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ coupon }) => coupon)).toEqual(['WELCOME10', undefined]);
  });

  it('asks for an address when the selected one is gone', async () => {
    const addresses = [[OFFICE], []];
    const checkout = await openCheckout({
      start: { step: 'review' },
      facts: async (requested) =>
        ok({ addresses: addresses.shift() ?? [], quote: toPrice(requested), now: 0 }),
      place: async () => rejection('notFound', 'Address not found'),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({ step: 'address', alert: { text: 'Address not found' } });
  });

  it.each(['invalid', 'unauthenticated', 'rateLimited'] as const)(
    'allows changes after a rejection: %s',
    async (code) => {
      const checkout = await openCheckout({ start: { step: 'review' }, place: async () => rejection(code) });
      await checkout.settled(checkout.place);
      expect(checkout.view()).toMatchObject({
        step: 'review',
        isOutcomeUnknown: false,
        alert: { text: 'Not possible.' },
      });
      checkout.askStep('delivery');
      expect(checkout.view()).toMatchObject({ step: 'delivery', alert: undefined });
    },
  );
});

describe('an order whose response is lost', () => {
  it.each<[string, () => Promise<Result<Order>>, string]>([
    ['is lost', async () => CONNECTION_LOST, 'No response from server.'],
    ['is the server’s own trouble', async () => rejection('server'), 'Not possible.'],
    ['cannot be read', async () => rejection('unreadable'), 'Not possible.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('is sent again unchanged when the response %s', async (_, lost, text) => {
    const results = [lost];
    const checkout = await openCheckout({
      start: { step: 'review' },
      place: async () => results.shift()?.() ?? ok(sampleOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isOutcomeUnknown: true,
      alert: { text },
      canPlace: true,
    });
    // The order may be placed: nothing in it changes before its outcome is known.
    checkout.askStep('delivery');
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.view()).toMatchObject({ step: 'review', delivery: 'STANDARD' });
    checkout.place();
    expect(checkout.view().alert).toBeUndefined();
    await settle();
    expect(checkout.view().step).toBe('placed');
    expect(checkout.orders[1]).toEqual(checkout.orders[0]);
  });

  it('stays uncertain while requests are rejected before they are handled', async () => {
    const results = [
      CONNECTION_LOST,
      rejection('rateLimited'),
      rejection('unauthenticated'),
      rejection('conflict'),
    ];
    const checkout = await openCheckout({
      start: { step: 'review' },
      place: async () => results.shift() ?? ok(sampleOrder),
    });
    for (const isOutcomeUnknown of [true, true, true, false]) {
      await checkout.settled(checkout.place);
      expect(checkout.view()).toMatchObject({ step: 'review', isOutcomeUnknown });
    }
  });

  it('is still uncertain after a reload, although the cart is empty', async () => {
    const checkout = await openCheckout({
      start: {
        items: [],
        sent: { ...SENT, coupon: 'WELCOME10', gstin: '09AAACR5055K1Z5', courierNote: 'Ring twice' },
      },
    });
    expect(checkout.view()).toMatchObject({
      step: 'review',
      isOutcomeUnknown: true,
      selectedAddressId: 'office',
      delivery: 'EXPRESS',
      method: 'UPI',
      gstin: { isWanted: true, value: '09AAACR5055K1Z5' },
      courierNote: 'Ring twice',
    });
    await checkout.settled(checkout.place);
    expect(checkout.orders).toEqual([
      { ...SENT, coupon: 'WELCOME10', gstin: '09AAACR5055K1Z5', courierNote: 'Ring twice' },
    ]);
  });
});

describe('an order with immediate payment', () => {
  const start = { step: 'review', choices: { method: 'UPI' } } as const;

  it('is placed after it is paid', async () => {
    const checkout = await openCheckout({
      start,
      place: async () => ok(unpaidOrder),
      fetched: async () => ok(paidOrder),
    });
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({ step: 'pay', order: { payment: { status: 'PENDING' } } });
    expect(checkout.emitted('order.placed')).toHaveLength(1);
    checkout.askStep('review');
    expect(checkout.view().step).toBe('pay');
    const { payment } = checkout.view();
    await checkout.settled(() => payment && paymentVerbs(payment.send).chooseOutcome('SUCCEED'));
    expect(checkout.view()).toMatchObject({ step: 'placed', order: { payment: { status: 'PAID' } } });
    expect(checkout.steps()).toEqual(['review', 'pay', 'placed']);
  });

  it('expires when no payment comes in time', async () => {
    const checkout = await openCheckout({
      start,
      place: async () => ok(unpaidOrder),
      fetched: async () => ok(expiredOrder),
    });
    await checkout.settled(checkout.place);
    const { payment } = checkout.view();
    await checkout.settled(() => payment && paymentVerbs(payment.send).closeSheet());
    expect(checkout.view()).toMatchObject({ step: 'expired', order: { status: 'CANCELLED' } });
    expect(shownStep(checkout.actor.getSnapshot())).toBe('pay');
  });

  it('is placed at once when the same order is already paid', async () => {
    const checkout = await openCheckout({ start, place: async () => ok(paidOrder) });
    await checkout.settled(checkout.place);
    expect(checkout.view().step).toBe('placed');
  });
});

describe('a page that is reloaded after the order was placed', () => {
  const open = (order: Order, step: 'pay' | 'placed' | 'address', items = ITEMS) =>
    openCheckout({ start: { items, step, orderId: order.id }, fetched: async () => ok(order) });

  it('continues with its payment', async () => {
    expect((await open(unpaidOrder, 'pay', [])).view().step).toBe('pay');
    expect((await open(unpaidOrder, 'address', [])).view().step).toBe('pay');
  });

  it('does not ask a user that has paid for money again', async () => {
    const checkout = await openCheckout({
      start: { step: 'pay', orderId: unpaidOrder.id, claim: {} },
      fetched: async () => ok(unpaidOrder),
    });
    expect(checkout.view().payment?.getSnapshot().matches('confirming')).toBe(true);
  });

  it('shows the placed order', async () => {
    expect((await open(sampleOrder, 'placed', [])).view()).toMatchObject({
      step: 'placed',
      order: { id: sampleOrder.id },
    });
    expect((await open(paidOrder, 'pay', [])).view().step).toBe('placed');
  });

  it('reports that the time is over', async () => {
    expect((await open(expiredOrder, 'pay', [])).view().step).toBe('expired');
  });

  it('starts again with the current content of the cart', async () => {
    expect((await open(unpaidOrder, 'address')).view()).toMatchObject({
      step: 'address',
      selectedAddressId: sampleAddress.id,
    });
    expect((await open(expiredOrder, 'placed')).view().step).toBe('review');
  });

  it('has nothing to do after that order is completed', async () => {
    expect((await open(sampleOrder, 'address', [])).view().step).toBe('empty');
    expect((await open(expiredOrder, 'placed', [])).view().step).toBe('empty');
  });

  it('handles an order that does not exist', async () => {
    const fetched = async () => rejection('notFound', 'Not found');
    const start = { orderId: 'gone', step: 'placed' } as const;
    expect((await openCheckout({ start: { ...start, items: [] }, fetched })).view().step).toBe('empty');
    expect((await openCheckout({ start, fetched })).view().step).toBe('review');
  });

  it.each<[string, () => Promise<Result<Order>>, string]>([
    ['is lost', async () => CONNECTION_LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('can try again when the connection %s', async (_, lost, text) => {
    const results = [lost];
    const checkout = await openCheckout({
      start: { items: [], step: 'placed', orderId: sampleOrder.id },
      fetched: async () => results.shift()?.() ?? ok(sampleOrder),
    });
    expect(checkout.view()).toMatchObject({ step: 'failed', alert: { text } });
    await checkout.settled(checkout.retry);
    expect(checkout.view().step).toBe('placed');
  });
});
