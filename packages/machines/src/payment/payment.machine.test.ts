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
import { settle } from '../../test/settle.ts';
import {
  PAYMENT_POLL_MS,
  PAYMENT_WAIT_MS,
  type PaymentClaim,
  type PaymentInput,
  type SheetAnswer,
  lapsedOrder,
  paidOrder,
  paymentMachine,
  paymentVerbs,
  paymentView,
  realOpening,
  simulatedOpening,
  unpaidOrder,
} from './index.ts';

const RECEIPT = { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' };
const LINE_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const CLOSED = fail({ code: 'conflict', message: 'This order waits for no payment.', status: 409 } as const);
const DECLINED: Order = {
  ...unpaidOrder,
  payment: { ...unpaidOrder.payment, problem: 'Your card has too little on it.' },
};

interface World {
  readonly input?: PaymentInput;
  readonly openings?: (Result<PaymentOpening> | Error)[];
  readonly sheet?: () => Promise<SheetAnswer>;
  readonly script?: () => Promise<Result<unknown>>;
  readonly simulations?: (Result<unknown> | Error)[];
  readonly handings?: (Result<unknown> | Error)[];
  /** What is asked for after the last stays as that. */
  readonly orders?: (Result<Order> | Error)[];
}

const UNHEARD = new Promise<never>(() => undefined);

/** A payment with a server and a bank that answer what the test says, each time. */
async function openPayment({
  input = { orderId: 'order' },
  openings = [ok(simulatedOpening)],
  sheet = () => UNHEARD,
  script = async () => ok({}),
  simulations = [ok({})],
  handings = [ok({})],
  orders = [ok(paidOrder)],
}: World = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const claims: (PaymentClaim | undefined)[] = [];
  const machine = paymentMachine.provide({
    actors: {
      openPayment: fromPromise(async ({ input: orderId }) => {
        asked.push(`open ${orderId}`);
        return next(openings);
      }),
      loadRazorpay: fromPromise(script),
      showRazorpay: fromPromise(({ input: { providerOrderId } }) => {
        asked.push(`show ${providerOrderId}`);
        return sheet();
      }),
      simulate: fromPromise(async ({ input: { providerOrderId, outcome } }) => {
        asked.push(`simulate ${providerOrderId} ${outcome}`);
        return next(simulations);
      }),
      handIn: fromPromise(async ({ input: { orderId, receipt } }) => {
        asked.push(`hand in ${orderId} ${receipt.providerPaymentId}`);
        return next(handings);
      }),
      fetchOrder: fromPromise(async () => {
        asked.push('order');
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
    asked,
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

/** The next of some answers; the last one stays. */
function next<Answer>(answers: (Answer | Error)[]): Answer {
  const [first] = answers.length > 1 ? answers.splice(0, 1) : answers;
  if (first === undefined || first instanceof Error) throw first ?? new Error('nothing to answer');
  return first;
}

describe('a simulated payment', () => {
  it('asks how it should end, and is paid once the order says so', async () => {
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
    expect(payment.asked).toEqual(['open order', 'simulate sim_1 SUCCEED', 'order', 'order']);
    expect(payment.claims).toEqual([undefined, {}]);
  });

  it('is told once, however often its button is pressed', async () => {
    const payment = await openPayment();
    payment.verbs.chooseOutcome('SUCCEED');
    expect(payment.view().simulation).toMatchObject({ isOpen: true, sending: 'SUCCEED' });
    payment.verbs.chooseOutcome('SUCCEED');
    payment.verbs.chooseOutcome('FAIL');
    payment.verbs.closeSheet();
    await settle();
    expect(payment.asked.filter((call) => call.startsWith('simulate'))).toEqual(['simulate sim_1 SUCCEED']);
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
    ['is lost', LINE_LOST, 'No response from server.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('stays open when the line %s, and says why', async (_, answer, text) => {
    const payment = await openPayment({ simulations: [answer, ok({})] });
    await payment.choose('SUCCEED');
    expect(payment.view()).toMatchObject({
      status: 'paying',
      simulation: { isOpen: true, alert: { text } },
    });
    await payment.choose('SUCCEED');
    expect(payment.view().status).toBe('paid');
  });

  it('is over when the order no longer waits for it', async () => {
    const payment = await openPayment({ simulations: [CLOSED], orders: [ok(lapsedOrder)] });
    await payment.choose('SUCCEED');
    expect(payment.view()).toMatchObject({ status: 'expired', isPaidBack: false });
    expect(payment.actor.getSnapshot().output).toEqual(lapsedOrder);
  });

  it('is not paid when its dialog is closed', async () => {
    const payment = await openPayment({ orders: [ok(unpaidOrder)] });
    await payment.close();
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'The payment was not finished.' });
  });
});

describe('the confirmation', () => {
  it('is asked for every two seconds, through lost answers, and given up after a minute', async () => {
    const payment = await openPayment({ orders: [LINE_LOST, new Error('broken'), ok(unpaidOrder)] });
    await payment.choose('PENDING');
    for (let time = 0; time < PAYMENT_WAIT_MS - PAYMENT_POLL_MS; time += PAYMENT_POLL_MS)
      await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('confirming');
    expect(payment.asked.filter((call) => call === 'order')).toHaveLength(30);
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'waiting', reason: undefined });
  });

  it('can be asked for again later', async () => {
    const orders = [ok(unpaidOrder)];
    const payment = await openPayment({ orders });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_WAIT_MS);
    expect(payment.view().status).toBe('waiting');
    orders.splice(0, 1, ok(paidOrder));
    await payment.check();
    expect(payment.view().status).toBe('paid');
  });

  it('is a refusal when the order names a problem', async () => {
    const payment = await openPayment({ orders: [ok(unpaidOrder), ok(DECLINED)] });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'Your card has too little on it.' });
  });

  it('comes too late when the order is called off already: what was paid is paid back', async () => {
    const lapsed: Order = { ...lapsedOrder, payment: { ...lapsedOrder.payment, status: 'REFUND_DUE' } };
    const payment = await openPayment({ orders: [ok(unpaidOrder), ok(lapsed)] });
    await payment.choose('DELAYED');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view()).toMatchObject({ status: 'expired', isPaidBack: true });
  });
});

describe('a payment in Razorpay’s sheet', () => {
  const openings = () => [ok(realOpening)];

  it('hands in the receipt, then believes the order alone', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      orders: [ok(unpaidOrder), ok(paidOrder)],
    });
    expect(payment.claims).toEqual([undefined, { receipt: RECEIPT }]);
    expect(payment.view()).toMatchObject({ status: 'confirming', simulation: { isOpen: false } });
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('paid');
    expect(payment.asked).toEqual(['open order', 'show order_1', 'hand in order pay_1', 'order', 'order']);
  });

  it('hands the receipt in until the server has heard of it', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      handings: [LINE_LOST, new Error('broken'), ok({})],
    });
    await payment.pass(PAYMENT_POLL_MS);
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.asked.slice(2)).toEqual([
      'hand in order pay_1',
      'hand in order pay_1',
      'hand in order pay_1',
      'order',
    ]);
    expect(payment.view().status).toBe('paid');
  });

  it('looks at the order though its receipt is refused', async () => {
    const refusal: Failure = { code: 'invalid', message: 'This receipt is not right.', status: 400 };
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      handings: [fail(refusal)],
      orders: [ok(unpaidOrder)],
    });
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.asked.slice(2)).toEqual(['hand in order pay_1', 'order', 'order']);
  });

  it('is not taken for declined for an earlier try in the same sheet', async () => {
    const payment = await openPayment({
      openings: openings(),
      sheet: async () => ({ kind: 'paid', receipt: RECEIPT }),
      orders: [ok(DECLINED), ok(paidOrder)],
    });
    expect(payment.view().status).toBe('confirming');
    await payment.pass(PAYMENT_POLL_MS);
    expect(payment.view().status).toBe('paid');
  });

  it('is looked for when the sheet was closed: it may have been paid in another app', async () => {
    const payment = await openPayment({ openings: openings(), sheet: async () => ({ kind: 'dismissed' }) });
    expect(payment.view().status).toBe('paid');
  });

  it.each<[string, () => Promise<SheetAnswer>, string]>([
    [
      'tells that the bank declined',
      async () => ({ kind: 'failed', reason: 'Payment was declined.' }),
      'Payment was declined.',
    ],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('says so when the sheet %s', async (_, sheet, reason) => {
    const payment = await openPayment({ openings: openings(), sheet });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });

  it.each<[string, () => Promise<Result<unknown>>, string]>([
    ['has no answer', async () => LINE_LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('says so when the sheet’s script %s', async (_, script, reason) => {
    const payment = await openPayment({ openings: openings(), script });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });

  it('waits 20 s for the sheet’s script', async () => {
    const payment = await openPayment({ openings: openings(), script: () => UNHEARD });
    await payment.pass(19_999);
    expect(payment.view().status).toBe('paying');
    await payment.pass(1);
    expect(payment.view().status).toBe('failed');
  });
});

describe('a payment that cannot be opened', () => {
  it.each([
    ['has no answer', LINE_LOST, 'No response from server.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('says so when the server %s, and can be tried again', async (_, answer, reason) => {
    const payment = await openPayment({ openings: [answer, ok(simulatedOpening)] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
    await payment.retry();
    expect(payment.view().status).toBe('paying');
  });

  it('is looked for: it may be paid already', async () => {
    const payment = await openPayment({ openings: [CLOSED] });
    expect(payment.view().status).toBe('paid');
  });

  it('tells the server’s reason while the order still waits', async () => {
    const payment = await openPayment({ openings: [CLOSED], orders: [ok(unpaidOrder)] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason: 'This order waits for no payment.' });
  });

  it.each([
    ['has no answer', LINE_LOST, 'This order waits for no payment.'],
    ['breaks', new Error('broken'), 'Something went wrong. Please try again.'],
  ])('fails when looking for it %s', async (_, answer, reason) => {
    const payment = await openPayment({ openings: [CLOSED], orders: [answer] });
    expect(payment.view()).toMatchObject({ status: 'failed', reason });
  });
});

describe('a page that was loaded anew while somebody paid', () => {
  it('does not show the sheet again to who has paid', async () => {
    const payment = await openPayment({ input: { orderId: 'order', claim: {} } });
    expect(payment.asked).toEqual(['order']);
    expect(payment.view().status).toBe('paid');
  });

  it('hands in the receipt that it kept', async () => {
    const payment = await openPayment({ input: { orderId: 'order', claim: { receipt: RECEIPT } } });
    expect(payment.asked).toEqual(['hand in order pay_1', 'order']);
  });

  it('shows it once that payment was declined, and forgets that it was paid', async () => {
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
