import {
  PHOTO_REJECTIONS,
  type Order,
  type PaymentOpening,
  type Result,
  type SimulatedOutcome,
  fail,
  ok,
} from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleOrder } from '../sample-order/sample-order.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { paidOrder, simulatedOpening, unpaidOrder } from '../payment/payment.scenario.ts';
import { PAYMENT_LOOK_MS, type ReturnToSend, orderMachine, orderVerbs, orderView } from './order.view.ts';

const CANCELLED: Order = { ...sampleOrder, status: 'CANCELLED', canCancel: false };
const DELIVERED: Order = { ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true };
const RETURN_REQUESTED_ORDER: Order = { ...DELIVERED, status: 'RETURN_REQUESTED', canReturn: false };

interface Stubs {
  readonly sentBack?: () => Promise<Result<Order>>;
  readonly invoice?: () => Promise<Result<{ url: string }>>;
}

async function startOrder(
  fetched: () => Promise<Result<Order>> = async () => ok(sampleOrder),
  cancelled: () => Promise<Result<Order>> = async () => ok(CANCELLED),
  {
    sentBack = async () => ok(RETURN_REQUESTED_ORDER),
    invoice = async () => ok({ url: '/invoices/1.pdf' }),
  }: Stubs = {},
) {
  const emitted: string[] = [];
  const requests: ReturnToSend[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  const cancellations: unknown[] = [];
  let cancels = 0;
  let fetches = 0;
  const machine = orderMachine.provide({
    actors: {
      fetchOrder: fromPromise(() => {
        fetches += 1;
        return fetched();
      }),
      sendBack: fromPromise(({ input }) => {
        requests.push(input);
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
      cancelOrder: fromPromise(({ input }) => {
        cancels += 1;
        cancellations.push(input.items);
        return cancelled();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ message }) => emitted.push(message));
  actor.on('invoice.opened', ({ url }) => opened.push(url));
  await settle();
  return {
    ...orderVerbs((event) => actor.send(event)),
    emitted,
    requests,
    cancellations,
    opened,
    clock,
    cancels: () => cancels,
    fetches: () => fetches,
    view: () => orderView(actor.getSnapshot()),
  };
}

describe('an order', () => {
  it('is cancelled once, after the user confirms', async () => {
    const order = await startOrder();
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
    expect(order.emitted).toEqual(['Order cancelled']);
  });

  it('keeps the button of the action until the response comes', async () => {
    const order = await startOrder();
    order.cancel();
    expect(order.view()).toMatchObject({ isConfirming: true, canCancel: true });
    order.confirmCancel();
    expect(order.view()).toMatchObject({ isCancelling: true, canCancel: true });
    await settle();
    expect(order.view()).toMatchObject({ isConfirming: false, canCancel: false });
  });

  it('is cancelled in part, by line and quantity', async () => {
    const order = await startOrder();
    const productId = sampleOrder.items[0]?.productId ?? '';
    order.cancel();
    expect(order.view().cancellation).toEqual({
      lines: [{ lineKey: productId, name: 'Forest Honey, 500 g', size: undefined, left: 2, chosen: 2 }],
      piecesError: undefined,
      isWhole: true,
    });
    order.changePieces(productId, 0);
    order.confirmCancel();
    expect(order.view()).toMatchObject({
      isCancelling: false,
      cancellation: { piecesError: 'Choose at least one product', isWhole: false },
    });
    order.changePieces(productId, 1);
    order.confirmCancel();
    await settle();
    expect(order.cancellations).toEqual([[{ productId, quantity: 1 }]]);
    expect(order.emitted).toEqual(['Items cancelled']);
  });

  it('is cancelled as a whole once it is packed', async () => {
    const order = await startOrder(async () => ok({ ...sampleOrder, canCancelPieces: false }));
    order.cancel();
    expect(order.view().cancellation).toMatchObject({ lines: [], isWhole: true });
    order.confirmCancel();
    await settle();
    expect(order.cancellations).toEqual([undefined]);
  });

  it('cannot be cancelled after it is shipped', async () => {
    const order = await startOrder(async () => ok({ ...sampleOrder, status: 'SHIPPED', canCancel: false }));
    order.cancel();
    expect(order.view()).toMatchObject({ canCancel: false, isConfirming: false });
  });

  it.each([
    [
      'rejected',
      async () =>
        fail({ code: 'conflict', message: 'This order can no longer be cancelled.', status: 409 } as const),
      'This order can no longer be cancelled.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('shows why its cancellation is %s', async (_, cancelled, text) => {
    const order = await startOrder(undefined, cancelled);
    order.cancel();
    order.confirmCancel();
    await settle();
    expect(order.view()).toMatchObject({ alert: { text }, order: { status: 'PLACED' }, isConfirming: false });
    order.cancel();
    expect(order.view().alert).toBeUndefined();
  });

  it('is missing if it does not exist; shows the reason if it cannot be loaded', async () => {
    const missing = await startOrder(async () =>
      fail({ code: 'notFound', message: 'Not found', status: 404 } as const),
    );
    expect(missing.view().isMissing).toBe(true);
    const lost = await startOrder(() => Promise.reject(new Error('broken')));
    expect(lost.view()).toMatchObject({ isMissing: false, error: 'Something went wrong.' });
    lost.retry();
    await settle();
    expect(lost.view().error).toBe('Something went wrong.');
  });
});

describe('returning an order', () => {
  const productId = sampleOrder.items[0]?.productId ?? '';

  it('sends a reason, once, and confirms that it was received', async () => {
    const order = await startOrder(async () => ok(DELIVERED));
    order.giveBack();
    expect(order.view().giveBack).toEqual({
      isOpen: true,
      isSending: false,
      reason: '',
      error: undefined,
      alert: undefined,
      lines: [{ lineKey: productId, name: 'Forest Honey, 500 g', size: undefined, left: 2, chosen: 2 }],
      exchanges: [],
      piecesError: undefined,
      photos: [],
      photoError: undefined,
      canAddPhoto: true,
    });
    order.sendReturn();
    expect(order.view().giveBack.error).toBe('Please tell us why you are returning it');
    order.changeReason('The jar was broken.');
    order.changePieces(productId, 0);
    order.sendReturn();
    expect(order.view().giveBack).toMatchObject({
      isSending: false,
      piecesError: 'Choose at least one product',
    });
    order.changePieces(productId, 1);
    expect(order.view().giveBack).toMatchObject({ reason: 'The jar was broken.', error: undefined });
    order.sendReturn();
    order.sendReturn();
    expect(order.view().giveBack).toMatchObject({ isOpen: true, isSending: true });
    await settle();
    expect(order.requests).toEqual([
      { reason: 'The jar was broken.', items: [{ productId, quantity: 1 }], photos: [] },
    ]);
    expect(order.view()).toMatchObject({ order: { status: 'RETURN_REQUESTED' }, canReturn: false });
    expect(order.view().giveBack.isOpen).toBe(false);
    expect(order.emitted).toEqual(['Request received']);
  });

  it('wants another size for a line, of which there are enough', async () => {
    const sizes = { size: 'S', exchangeSizes: { M: 1, L: 3 } };
    const sized = { ...DELIVERED, items: DELIVERED.items.map((item) => ({ ...item, ...sizes })) };
    const order = await startOrder(async () => ok(sized));
    const lineKey = `${productId} S`;
    order.giveBack();
    order.changeReason('It is too small.');
    order.changeExchange(lineKey, 'M');
    expect(order.view().giveBack.exchanges).toMatchObject([{ ordered: 'S', sizes: ['L'], size: '' }]);
    order.changePieces(lineKey, 1);
    order.changeExchange(lineKey, 'M');
    expect(order.view().giveBack.exchanges).toMatchObject([{ sizes: ['M', 'L'], size: 'M' }]);
    order.changePieces(lineKey, 2);
    expect(order.view().giveBack.exchanges).toMatchObject([{ sizes: ['L'], size: '' }]);
    order.changePieces(lineKey, 1);
    order.sendReturn();
    await settle();
    expect(order.requests).toMatchObject([
      { items: [{ productId, size: 'S', quantity: 1, exchangeFor: 'M' }] },
    ]);
  });

  it('has at most three photos, and says why another file is none of them', async () => {
    const order = await startOrder(async () => ok(DELIVERED));
    const photo = (address: string) => ({ address, type: 'image/jpeg', bytes: 240_000 });
    order.giveBack();
    order.changeReason('The jar was broken.');
    order.addPhoto({ ...photo('blob:1'), type: 'application/pdf' });
    expect(order.view().giveBack.photoError).toBe(PHOTO_REJECTIONS.unreadable);
    order.addPhoto(photo('blob:1'));
    order.rejectPhoto('blob:1');
    expect(order.view().giveBack).toMatchObject({ photos: [], photoError: PHOTO_REJECTIONS.unreadable });
    for (const address of ['blob:1', 'blob:2', 'blob:3', 'blob:4']) order.addPhoto(photo(address));
    expect(order.view().giveBack).toMatchObject({ photoError: undefined, canAddPhoto: false });
    order.removePhoto('blob:2');
    expect(order.view().giveBack).toMatchObject({ canAddPhoto: true });
    order.sendReturn();
    await settle();
    expect(order.requests).toMatchObject([{ photos: [photo('blob:1'), photo('blob:3')] }]);
  });

  it('keeps the button of the action until the response comes', async () => {
    const order = await startOrder(async () => ok(DELIVERED));
    order.giveBack();
    expect(order.view()).toMatchObject({ canReturn: true, giveBack: { isOpen: true } });
    order.changeReason('The jar was broken.');
    order.sendReturn();
    expect(order.view()).toMatchObject({ canReturn: true, giveBack: { isSending: true } });
    await settle();
    expect(order.view()).toMatchObject({ canReturn: false, giveBack: { isOpen: false } });
  });

  it('is not offered before the delivery, and can be cancelled', async () => {
    const shipped = await startOrder(async () => ok({ ...sampleOrder, status: 'SHIPPED', canCancel: false }));
    shipped.giveBack();
    expect(shipped.view()).toMatchObject({ canReturn: false, giveBack: { isOpen: false } });

    const order = await startOrder(async () => ok(DELIVERED));
    order.giveBack();
    order.changeReason('x');
    order.dismissReturn();
    expect(order.view().giveBack.isOpen).toBe(false);
    order.giveBack();
    expect(order.view().giveBack).toMatchObject({ reason: '', error: undefined });
    expect(order.requests).toEqual([]);
  });

  it.each([
    [
      'rejected',
      async () =>
        fail({ code: 'conflict', message: 'This order can no longer be returned.', status: 409 } as const),
      'This order can no longer be returned.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s shows the reason and keeps what was typed', async (_, sentBack, text) => {
    const order = await startOrder(async () => ok(DELIVERED), undefined, { sentBack });
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
  it('is opened at the address that the server gives', async () => {
    const order = await startOrder();
    order.openInvoice();
    order.openInvoice();
    expect(order.view().isOpeningInvoice).toBe(true);
    await settle();
    expect(order.opened).toEqual(['/invoices/1.pdf']);
    expect(order.view().isOpeningInvoice).toBe(false);
  });

  it('shows the reason if it cannot be loaded', async () => {
    const order = await startOrder(undefined, undefined, {
      invoice: async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
    });
    order.openInvoice();
    await settle();
    expect(order.view().alert).toEqual({ text: 'No response from server.' });
    expect(order.opened).toEqual([]);
    const broken = await startOrder(undefined, undefined, {
      invoice: () => Promise.reject(new Error('broken')),
    });
    broken.openInvoice();
    await settle();
    expect(broken.view().alert).toEqual({ text: 'Something went wrong.' });
  });

  it('does not exist for an order without one', async () => {
    const order = await startOrder(async () => ok({ ...CANCELLED, hasInvoice: false }));
    order.openInvoice();
    expect(order.view().isOpeningInvoice).toBe(false);
  });
});

describe('an order that waits for its payment', () => {
  it('can be paid, and is loaded again after the payment', async () => {
    let current = unpaidOrder;
    const order = await startOrder(async () => ok(current));
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
    const order = await startOrder(async () => ok(unpaidOrder));
    order.pay();
    await settle();
    order.leavePayment();
    await settle();
    expect(order.view()).toMatchObject({ canPay: true, payment: undefined });
  });

  it('is requested every 5 seconds until it is paid, without removing a button', async () => {
    let current = unpaidOrder;
    const order = await startOrder(async () => ok(current));
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

  it('stays unchanged when it cannot be loaded', async () => {
    const results = [
      async () => ok(unpaidOrder),
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      () => Promise.reject(new Error('broken')),
      async () => ok(paidOrder),
    ];
    const order = await startOrder(() => results.shift()?.() ?? Promise.reject(new Error('asked too often')));
    for (const status of ['PENDING', 'PENDING', 'PAID']) {
      order.clock.increment(PAYMENT_LOOK_MS);
      await settle();
      expect(order.view()).toMatchObject({ error: undefined, order: { payment: { status } } });
    }
  });
});
