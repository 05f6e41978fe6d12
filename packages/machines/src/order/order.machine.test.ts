import {
  type Order,
  type PaymentOpening,
  type Result,
  type SimulatedOutcome,
  fail,
  ok,
} from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleOrder } from '../sample-order/index.ts';
import { paidOrder, paymentMachine, simulatedOpening, unpaidOrder } from '../payment/index.ts';
import { PAYMENT_LOOK_MS, orderMachine, orderVerbs, orderView } from './index.ts';

const CANCELLED: Order = { ...sampleOrder, status: 'CANCELLED', canCancel: false };

const DELIVERED: Order = { ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true };
const ASKED: Order = { ...DELIVERED, status: 'RETURN_REQUESTED', canReturn: false };

interface Answers {
  readonly sentBack?: () => Promise<Result<Order>>;
  readonly invoice?: () => Promise<Result<{ url: string }>>;
}

async function openOrder(
  fetched: () => Promise<Result<Order>> = async () => ok(sampleOrder),
  cancelled: () => Promise<Result<Order>> = async () => ok(CANCELLED),
  { sentBack = async () => ok(ASKED), invoice = async () => ok({ url: '/invoices/1.pdf' }) }: Answers = {},
) {
  const told: string[] = [];
  const reasons: string[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  let cancels = 0;
  let fetches = 0;
  const machine = orderMachine.provide({
    actors: {
      fetchOrder: fromPromise(() => {
        fetches += 1;
        return fetched();
      }),
      sendBack: fromPromise(({ input }) => {
        reasons.push(input);
        return sentBack();
      }),
      openInvoice: fromPromise(invoice),
      payment: paymentMachine.provide({
        actors: {
          openPayment: fromPromise<Result<PaymentOpening>, string>(async () => ok(simulatedOpening)),
          fetchOrder: fromPromise(fetched),
          simulate: fromPromise<Result<unknown>, { providerOrderId: string; outcome: SimulatedOutcome }>(
            async () => ok({}),
          ),
        },
      }),
      cancelOrder: fromPromise(() => {
        cancels += 1;
        return cancelled();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ message }) => told.push(message));
  actor.on('invoice.opened', ({ url }) => opened.push(url));
  await settle();
  return {
    ...orderVerbs((event) => actor.send(event)),
    told,
    reasons,
    opened,
    clock,
    cancels: () => cancels,
    fetches: () => fetches,
    view: () => orderView(actor.getSnapshot()),
  };
}

describe('an order', () => {
  it('is cancelled once, after it was confirmed', async () => {
    const order = await openOrder();
    order.cancel();
    order.dismissCancel();
    expect(order.cancels()).toBe(0);
    order.cancel();
    order.confirmCancel();
    order.confirmCancel();
    expect(order.view()).toMatchObject({ isConfirming: true, isCancelling: true });
    await settle();
    expect(order.cancels()).toBe(1);
    expect(order.view()).toMatchObject({ order: { status: 'CANCELLED' }, canCancel: false });
    expect(order.told).toEqual(['Order cancelled']);
  });

  it('keeps the button that asked for it until the answer is there', async () => {
    const order = await openOrder();
    order.cancel();
    expect(order.view()).toMatchObject({ isConfirming: true, canCancel: true });
    order.confirmCancel();
    expect(order.view()).toMatchObject({ isCancelling: true, canCancel: true });
    await settle();
    expect(order.view()).toMatchObject({ isConfirming: false, canCancel: false });
  });

  it('that is shipped cannot be cancelled', async () => {
    const order = await openOrder(async () => ok({ ...sampleOrder, status: 'SHIPPED', canCancel: false }));
    order.cancel();
    expect(order.view()).toMatchObject({ canCancel: false, isConfirming: false });
  });

  it.each([
    [
      'refused',
      async () =>
        fail({ code: 'conflict', message: 'This order can no longer be cancelled.', status: 409 } as const),
      'This order can no longer be cancelled.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('whose cancelling is %s says why', async (_, cancelled, text) => {
    const order = await openOrder(undefined, cancelled);
    order.cancel();
    order.confirmCancel();
    await settle();
    expect(order.view()).toMatchObject({ alert: { text }, order: { status: 'PLACED' }, isConfirming: false });
    order.cancel();
    expect(order.view().alert).toBeUndefined();
  });

  it('that nobody has is missing; one that cannot be had says why', async () => {
    const missing = await openOrder(async () =>
      fail({ code: 'notFound', message: 'Not found', status: 404 } as const),
    );
    expect(missing.view().isMissing).toBe(true);
    const lost = await openOrder(() => Promise.reject(new Error('broken')));
    expect(lost.view()).toMatchObject({ isMissing: false, error: 'Something went wrong.' });
    lost.retry();
    await settle();
    expect(lost.view().error).toBe('Something went wrong.');
  });
});

describe('sending an order back', () => {
  it('takes a reason, once, and says that we have it', async () => {
    const order = await openOrder(async () => ok(DELIVERED));
    order.giveBack();
    expect(order.view().giveBack).toEqual({
      isOpen: true,
      isSending: false,
      reason: '',
      error: undefined,
      alert: undefined,
    });
    order.sendReturn();
    expect(order.view().giveBack.error).toBe('Please say why you send it back');
    order.changeReason('The jar was broken.');
    expect(order.view().giveBack).toMatchObject({ reason: 'The jar was broken.', error: undefined });
    order.sendReturn();
    order.sendReturn();
    expect(order.view().giveBack).toMatchObject({ isOpen: true, isSending: true });
    await settle();
    expect(order.reasons).toEqual(['The jar was broken.']);
    expect(order.view()).toMatchObject({ order: { status: 'RETURN_REQUESTED' }, canReturn: false });
    expect(order.view().giveBack.isOpen).toBe(false);
    expect(order.told).toEqual(['We have your request']);
  });

  it('keeps the button that asked for it until the answer is there', async () => {
    const order = await openOrder(async () => ok(DELIVERED));
    order.giveBack();
    expect(order.view()).toMatchObject({ canReturn: true, giveBack: { isOpen: true } });
    order.changeReason('The jar was broken.');
    order.sendReturn();
    expect(order.view()).toMatchObject({ canReturn: true, giveBack: { isSending: true } });
    await settle();
    expect(order.view()).toMatchObject({ canReturn: false, giveBack: { isOpen: false } });
  });

  it('is not offered before it is delivered, and can be thought better of', async () => {
    const shipped = await openOrder(async () => ok({ ...sampleOrder, status: 'SHIPPED', canCancel: false }));
    shipped.giveBack();
    expect(shipped.view()).toMatchObject({ canReturn: false, giveBack: { isOpen: false } });

    const order = await openOrder(async () => ok(DELIVERED));
    order.giveBack();
    order.changeReason('x');
    order.dismissReturn();
    expect(order.view().giveBack.isOpen).toBe(false);
    order.giveBack();
    expect(order.view().giveBack).toMatchObject({ reason: '', error: undefined });
    expect(order.reasons).toEqual([]);
  });

  it.each([
    [
      'refused',
      async () =>
        fail({ code: 'conflict', message: 'This order can no longer be sent back.', status: 409 } as const),
      'This order can no longer be sent back.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s says why and keeps what was typed', async (_, sentBack, text) => {
    const order = await openOrder(async () => ok(DELIVERED), undefined, { sentBack });
    order.giveBack();
    order.changeReason('The jar was broken.');
    order.sendReturn();
    await settle();
    expect(order.view()).toMatchObject({
      alert: undefined,
      giveBack: { isOpen: true, isSending: false, reason: 'The jar was broken.', alert: { text } },
    });
    order.dismissReturn();
    expect(order.view().alert).toBeUndefined();
  });
});

describe('the invoice of an order', () => {
  it('is opened where the server says', async () => {
    const order = await openOrder();
    order.openInvoice();
    order.openInvoice();
    expect(order.view().isOpeningInvoice).toBe(true);
    await settle();
    expect(order.opened).toEqual(['/invoices/1.pdf']);
    expect(order.view().isOpeningInvoice).toBe(false);
  });

  it('that cannot be had says why', async () => {
    const order = await openOrder(undefined, undefined, {
      invoice: async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
    });
    order.openInvoice();
    await settle();
    expect(order.view().alert).toEqual({ text: 'No response from server.' });
    expect(order.opened).toEqual([]);
    const broken = await openOrder(undefined, undefined, {
      invoice: () => Promise.reject(new Error('broken')),
    });
    broken.openInvoice();
    await settle();
    expect(broken.view().alert).toEqual({ text: 'Something went wrong.' });
  });

  it('is not there for an order that has none', async () => {
    const order = await openOrder(async () => ok({ ...CANCELLED, hasInvoice: false }));
    order.openInvoice();
    expect(order.view().isOpeningInvoice).toBe(false);
  });
});

describe('an order that waits for its payment', () => {
  it('can be paid, and is looked at when that is done', async () => {
    let current = unpaidOrder;
    const order = await openOrder(async () => ok(current));
    expect(order.view()).toMatchObject({ canPay: true, payment: undefined });
    order.pay();
    await settle();
    const payment = order.view().payment;
    expect(payment?.getSnapshot().value).toEqual({ paying: 'choosing' });
    current = paidOrder;
    payment?.send({ type: 'outcome.choose', outcome: 'SUCCEED' });
    await settle();
    expect(order.view()).toMatchObject({ canPay: false, order: { payment: { status: 'PAID' } } });
    expect(order.view().payment).toBeUndefined();
  });

  it('can be left unpaid, and paid later', async () => {
    const order = await openOrder(async () => ok(unpaidOrder));
    order.pay();
    await settle();
    order.leavePayment();
    await settle();
    expect(order.view()).toMatchObject({ canPay: true, payment: undefined });
  });

  it('is looked at every 5 seconds until it is paid, without taking a button away', async () => {
    let current = unpaidOrder;
    const order = await openOrder(async () => ok(current));
    order.clock.increment(PAYMENT_LOOK_MS);
    expect(order.view()).toMatchObject({ canCancel: true, canPay: true });
    await settle();
    current = paidOrder;
    order.clock.increment(PAYMENT_LOOK_MS);
    await settle();
    expect(order.view().order?.payment.status).toBe('PAID');
    order.clock.increment(PAYMENT_LOOK_MS * 10);
    await settle();
    expect(order.fetches()).toBe(3);
  });

  it('stays as it is known when it cannot be looked at', async () => {
    const answers = [
      async () => ok(unpaidOrder),
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      () => Promise.reject(new Error('broken')),
      async () => ok(paidOrder),
    ];
    const order = await openOrder(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    for (const status of ['PENDING', 'PENDING', 'PAID']) {
      order.clock.increment(PAYMENT_LOOK_MS);
      await settle();
      expect(order.view()).toMatchObject({ error: undefined, order: { payment: { status } } });
    }
  });
});
