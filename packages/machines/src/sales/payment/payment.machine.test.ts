import {
  type Failure,
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
import type { CheckoutResult, PaymentClaim, PaymentInput } from './payment-context.ts';
import { PAYMENT_POLL_MS, PAYMENT_WAIT_MS } from './payment-setup.ts';
import { paymentMachine } from './payment.machine.ts';
import { paymentVerbs, paymentView } from './payment.view.ts';
import { expiredOrder, paidOrder, realOpening, simulatedOpening, unpaidOrder } from './payment.scenario.ts';

const RECEIPT = { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' };
const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const CLOSED = fail({ code: 'conflict', message: 'This order waits for no payment.', status: 409 } as const);
const DECLINED: Order = {
  ...unpaidOrder,
  payment: { ...unpaidOrder.payment, problem: 'Your card has too little on it.' },
};

interface World {
  readonly input?: PaymentInput;
  readonly openings?: (Result<PaymentOpening> | Error)[];
  readonly sheet?: () => Promise<CheckoutResult>;
  readonly script?: () => Promise<Result<unknown>>;
  readonly simulations?: (Result<unknown> | Error)[];
  readonly handings?: (Result<unknown> | Error)[];
  /** The last result is repeated. */
  readonly orders?: (Result<Order> | Error)[];
}

const RESPONSE_LOST = new Promise<never>(() => undefined);

/** Opens a payment with a server and a bank that give the responses of the test, in order. */
async function openPayment({
  input = { orderId: 'order' },
  openings = [ok(simulatedOpening)],
  sheet = () => RESPONSE_LOST,
  script = async () => ok({}),
  simulations = [ok({})],
  handings = [ok({})],
  orders = [ok(paidOrder)],
}: World = {}) {
  const clock = new SimulatedClock();
  const requested: string[] = [];
  const claims: (PaymentClaim | undefined)[] = [];
  const machine = paymentMachine.provide({
    actors: {
      openPayment: fromPromise(async ({ input: orderId }) => {
        requested.push(`open ${orderId}`);
        return next(openings);
      }),
      loadRazorpay: fromPromise(script),
      showRazorpay: fromPromise(({ input: { providerOrderId } }) => {
        requested.push(`show ${providerOrderId}`);
        return sheet();
      }),
      simulate: fromPromise(async ({ input: { providerOrderId, outcome } }) => {
        requested.push(`simulate ${providerOrderId} ${outcome}`);
        return next(simulations);
      }),
      handIn: fromPromise(async ({ input: { orderId, receipt } }) => {
        requested.push(`hand in ${orderId} ${receipt.providerPaymentId}`);
        return next(handings);
      }),
      fetchOrder: fromPromise(async () => {
        requested.push('order');
        return next(orders);
      }),
    },
  });
  const actor = createActor(machine, { clock, input });
  actor.on('payment.claimed', ({ claim }) => claims.push(claim));
  actor.start();
  await settle();
  const verbs = paymentVerbs((event) => actor.send(event));
  const settled = async (act: () => void) => {
    act();
    await settle();
  };
  return {
    actor,
    requested,
    claims,
    verbs,
    view: () => paymentView(actor.getSnapshot()),
    pass: (ms: number) => settled(() => clock.increment(ms)),
    choose: (outcome: SimulatedOutcome) => settled(() => verbs.chooseOutcome(outcome)),
    close: () => settled(verbs.closeSheet),
    retry: () => settled(verbs.retry),
    check: () => settled(verbs.check),
  };
}

/** The next response; the last one is repeated. */
function next<Stub>(results: (Stub | Error)[]): Stub {
  const [first] = results.length > 1 ? results.splice(0, 1) : results;
  if (first === undefined || first instanceof Error) throw first ?? new Error('no result is left');
  return first;
}

describe('a simulated payment', () => {
  it('asks for the outcome, and is paid when the order is', async () => {
    const payment = await openPayment({ orders: [ok(unpaidOrder), ok(paidOrder)] });
    expect(payment.view()).toMatchObject({
      status: 'paying',
      amount: 698,
      simulation: { isOpen: true, amount: 698, sending: undefined },
    });
    await payment.choose('SUCCEED');
    expect(payment.view()).toMatchObject({ status: 'confirming', simulation: { isOpen: false } });
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('paid');
    expect(payment.actor.getSnapshot().output).toEqual(paidOrder);
    expect(payment.requested).toEqual(['open order', 'simulate sim_1 SUCCEED', 'order', 'order']);
    expect(payment.claims).toEqual([undefined, {}]);
  });

  it('sends its outcome once, however often its button is pressed', async () => {
    const payment = await openPayment();
    payment.verbs.chooseOutcome('SUCCEED');
    expect(payment.view().simulation).toMatchObject({ isOpen: true, sending: 'SUCCEED' });
    payment.verbs.chooseOutcome('SUCCEED');
    payment.verbs.chooseOutcome('FAIL');
    payment.verbs.closeSheet();
    await settle();
    expect(payment.requested.filter((call) => call.startsWith('simulate'))).toEqual([
      'simulate sim_1 SUCCEED',
    ]);
  });

  it('is declined, and can be tried again', async () => {
    const payment = await openPayment();
    await payment.choose('FAIL');
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'The bank declined the payment.' });
    await payment.retry();
    expect(payment.view()).toMatchObject({ status: 'paying', reason: undefined });
    await payment.choose('SUCCEED');
    expect(payment.view().status).toBe('paid');
  });

  it.each([
    ['is lost', CONNECTION_LOST, 'No response from server.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('stays open when the connection %s, and shows the reason', async (_, result, text) => {
    const payment = await openPayment({ simulations: [result, ok({})] });
    await payment.choose('SUCCEED');
    expect(payment.view()).toMatchObject({
      status: 'paying',
      simulation: { isOpen: true, alert: { text } },
    });
    await payment.choose('SUCCEED');
    expect(payment.view().status).toBe('paid');
  });

  it('ends when the order does not wait for it any more', async () => {
    const payment = await openPayment({ simulations: [CLOSED], orders: [ok(expiredOrder)] });
    await payment.choose('SUCCEED');
    expect(payment.view()).toMatchObject({ status: 'expired', isPaidBack: false });
    expect(payment.actor.getSnapshot().output).toEqual(expiredOrder);
  });

  it('is not paid when its dialog is closed', async () => {
    const payment = await openPayment({ orders: [ok(unpaidOrder)] });
    await payment.close();
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'The payment was not completed.' });
  });
});

describe('the confirmation', () => {
  it('is requested every two seconds, also after lost responses, and stops after one minute', async () => {
    const payment = await openPayment({ orders: [CONNECTION_LOST, new Error('broken'), ok(unpaidOrder)] });
    await payment.choose('PENDING');
    for (let time = 0; time < PAYMENT_WAIT_MS - PAYMENT_POLL_MS; time += PAYMENT_POLL_MS)
      await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('confirming');
    expect(payment.requested.filter((call) => call === 'order')).toHaveLength(30);
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'waiting', reason: undefined });
  });

  it('can be requested again later', async () => {
    const orders = [ok(unpaidOrder)];
    const payment = await openPayment({ orders });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_WAIT_MS);
    expect(payment.view().status).toBe('waiting');
    orders.splice(0, 1, ok(paidOrder));
    await payment.check();
    expect(payment.view().status).toBe('paid');
  });

  it('is a rejection when the order has a problem', async () => {
    const payment = await openPayment({ orders: [ok(unpaidOrder), ok(DECLINED)] });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'Your card has too little on it.' });
  });

  it('comes too late when the order is already cancelled: the payment is refunded', async () => {
    const expired: Order = { ...expiredOrder, payment: { ...expiredOrder.payment, status: 'REFUND_DUE' } };
    const payment = await openPayment({ orders: [ok(unpaidOrder), ok(expired)] });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'expired', isPaidBack: true });
  });
});

describe('a payment in Razorpay’s sheet', () => {
  const openings = () => [ok(realOpening)];

  it('sends the receipt to the server, then trusts only the order', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      orders: [ok(unpaidOrder), ok(paidOrder)],
    });
    expect(payment.claims).toEqual([undefined, { receipt: RECEIPT }]);
    expect(payment.view()).toMatchObject({ status: 'confirming', simulation: { isOpen: false } });
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('paid');
    expect(payment.requested).toEqual([
      'open order',
      'show order_1',
      'hand in order pay_1',
      'order',
      'order',
    ]);
  });

  it('sends the receipt again until the server has received it', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      handings: [CONNECTION_LOST, new Error('broken'), ok({})],
    });
    await payment.pass(PAYMENT_POLL_MS);
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.requested.slice(2)).toEqual([
      'hand in order pay_1',
      'hand in order pay_1',
      'hand in order pay_1',
      'order',
    ]);
    expect(payment.view().status).toBe('paid');
  });

  it('requests the order although its receipt is rejected', async () => {
    const rejection: Failure = { code: 'invalid', message: 'This receipt is not right.', status: 400 };
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      handings: [fail(rejection)],
      orders: [ok(unpaidOrder)],
    });
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.requested.slice(2)).toEqual(['hand in order pay_1', 'order', 'order']);
  });

  it('is not declined because of an earlier try in the same sheet', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      orders: [ok(DECLINED), ok(paidOrder)],
    });
    expect(payment.view().status).toBe('confirming');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('paid');
  });

  it('is checked when the sheet was closed: the user may have paid in another app', async () => {
    const payment = await openPayment({ openings: openings(), sheet: async () => ({ kind: 'dismissed' }) });
    expect(payment.view().status).toBe('paid');
  });

  it.each<[string, () => Promise<CheckoutResult>, string]>([
    [
      'reports that the bank declined',
      async () => ({ kind: 'failed', reason: 'Payment was declined.' }),
      'Payment was declined.',
    ],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('reports when the sheet %s', async (_, sheet, reason) => {
    const payment = await openPayment({ openings: openings(), sheet });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });

  it.each<[string, () => Promise<Result<unknown>>, string]>([
    ['does not respond', async () => CONNECTION_LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('reports when the sheet’s script %s', async (_, script, reason) => {
    const payment = await openPayment({ openings: openings(), script });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });

  it('waits 20 s for the sheet’s script', async () => {
    const payment = await openPayment({ openings: openings(), script: () => RESPONSE_LOST });
    await payment.pass(19_999);
    expect(payment.view().status).toBe('paying');
    await payment.pass(1);
    expect(payment.view().status).toBe('failed');
  });
});

describe('a payment that cannot be opened', () => {
  it.each([
    ['does not respond', CONNECTION_LOST, 'No response from server.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('reports when the server %s, and can be tried again', async (_, result, reason) => {
    const payment = await openPayment({ openings: [result, ok(simulatedOpening)] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
    await payment.retry();
    expect(payment.view().status).toBe('paying');
  });

  it('is checked: it may already be paid', async () => {
    const payment = await openPayment({ openings: [CLOSED] });
    expect(payment.view().status).toBe('paid');
  });

  it('shows the server’s reason while the order still waits', async () => {
    const payment = await openPayment({ openings: [CLOSED], orders: [ok(unpaidOrder)] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'This order waits for no payment.' });
  });

  it.each([
    ['does not respond', CONNECTION_LOST, 'This order waits for no payment.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('fails when its check %s', async (_, result, reason) => {
    const payment = await openPayment({ openings: [CLOSED], orders: [result] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });
});

describe('a page that was reloaded during a payment', () => {
  it('does not show the sheet again to a user that has paid', async () => {
    const payment = await openPayment({ input: { orderId: 'order', claim: {} } });
    expect(payment.requested).toEqual(['order']);
    expect(payment.view().status).toBe('paid');
  });

  it('sends the receipt that it saved', async () => {
    const payment = await openPayment({ input: { orderId: 'order', claim: { receipt: RECEIPT } } });
    expect(payment.requested).toEqual(['hand in order pay_1', 'order']);
  });

  it('can show the sheet again after that payment was declined, and deletes the saved claim', async () => {
    const payment = await openPayment({
      input: { orderId: 'order', claim: {} },
      orders: [ok(DECLINED)],
    });
    expect(payment.view().status).toBe('failed');
    await payment.retry();
    expect(payment.view().status).toBe('paying');
    expect(payment.claims).toEqual([undefined]);
  });
});
