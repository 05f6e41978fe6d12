import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type PaymentPage, nodePaymentsMachine } from './node-payments.machine.ts';
import { nodePaymentsVerbs, nodePaymentsView } from './node-payments.view.ts';
import { samplePaymentSums, samplePayments } from './sample-payments.ts';

async function openPayments({ isDown = () => false }: { isDown?: () => boolean } = {}) {
  const requested: (string | number)[] = [];
  const result = async <Value>(what: string | number, value: Value): Promise<Result<Value>> => {
    requested.push(what);
    return isDown() ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(value);
  };
  const toPage = (page: number): PaymentPage => ({
    page,
    payments: samplePayments.slice(page - 1, page),
    pageCount: 3,
  });
  const machine = nodePaymentsMachine.provide({
    actors: {
      fetchSums: fromPromise(() => result('sums', samplePaymentSums)),
      fetchHistory: fromPromise(({ input }) => result(input, toPage(input))),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...nodePaymentsVerbs((event) => actor.send(event)),
    requested,
    view: () => nodePaymentsView(actor.getSnapshot()),
  };
}

describe('the payments to an associate', () => {
  it('have totals, and are listed', async () => {
    const { requested, view } = await openPayments();
    expect(requested).toEqual(['sums', 1]);
    expect(view()).toEqual({
      payments: { status: 'ready', sums: samplePaymentSums, error: undefined },
      history: {
        status: 'ready',
        payments: samplePayments.slice(0, 1),
        page: 1,
        pageCount: 3,
        error: undefined,
      },
    });
  });

  it('are read page by page, and no page twice', async () => {
    const { requested, goToPage, view } = await openPayments();
    goToPage(2);
    expect(view().history).toMatchObject({ status: 'loading', page: 2, pageCount: 3 });
    await settle();
    expect(view().history).toMatchObject({ status: 'ready', payments: samplePayments.slice(1, 2) });
    goToPage(1);
    expect(view().history).toMatchObject({ status: 'ready', page: 1, payments: samplePayments.slice(0, 1) });
    goToPage(2);
    expect(requested).toEqual(['sums', 1, 2]);
  });

  it('show the failure of each part separately, and can load that part again', async () => {
    let isDown = true;
    const { retryPayments, retryHistory, view } = await openPayments({ isDown: () => isDown });
    const failed = { status: 'failed', error: 'No response from server.' };
    expect(view()).toMatchObject({ payments: failed, history: failed });
    isDown = false;
    const ready = { status: 'ready', error: undefined };
    retryPayments();
    await settle();
    expect(view()).toMatchObject({ payments: ready, history: failed });
    retryHistory();
    await settle();
    expect(view()).toMatchObject({ payments: ready, history: ready });
  });

  it('fail when calls throw', async () => {
    const actor = createActor(nodePaymentsMachine).start();
    await settle();
    const failed = { status: 'failed', error: 'Something went wrong.' };
    expect(nodePaymentsView(actor.getSnapshot())).toMatchObject({
      payments: failed,
      history: failed,
    });
  });
});
