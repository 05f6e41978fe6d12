import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type PaymentPage, teamAccountMachine, teamAccountVerbs, teamAccountView } from './index.ts';
import { samplePaymentSums, samplePayments, sampleRepurchase } from './sample-account.ts';

async function openAccount({ isDown = () => false }: { isDown?: () => boolean } = {}) {
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
  const machine = teamAccountMachine.provide({
    actors: {
      fetchOrders: fromPromise(() => result('orders', sampleRepurchase)),
      fetchSums: fromPromise(() => result('sums', samplePaymentSums)),
      fetchHistory: fromPromise(({ input }) => result(input, toPage(input))),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...teamAccountVerbs((event) => actor.send(event)),
    requested,
    view: () => teamAccountView(actor.getSnapshot()),
  };
}

describe('the account of a position in the tree', () => {
  it('has the totals of orders and of payments, and the payments', async () => {
    const { requested, view } = await openAccount();
    expect(requested).toEqual(['orders', 'sums', 1]);
    expect(view()).toEqual({
      orders: { status: 'ready', sums: sampleRepurchase, error: undefined },
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

  it('reads a page of payments when it is opened, and no page twice', async () => {
    const { requested, goToPage, view } = await openAccount();
    goToPage(2);
    expect(view().history).toMatchObject({ status: 'loading', page: 2, pageCount: 3 });
    await settle();
    expect(view().history).toMatchObject({ status: 'ready', payments: samplePayments.slice(1, 2) });
    goToPage(1);
    expect(view().history).toMatchObject({ status: 'ready', page: 1, payments: samplePayments.slice(0, 1) });
    goToPage(2);
    expect(requested).toEqual(['orders', 'sums', 1, 2]);
  });

  it('shows the failure of each part separately, and can load that part again', async () => {
    let isDown = true;
    const { retryOrders, retryPayments, retryHistory, view } = await openAccount({ isDown: () => isDown });
    const failed = { status: 'failed', error: 'No response from server.' };
    expect(view()).toMatchObject({ orders: failed, payments: failed, history: failed });
    isDown = false;
    const ready = { status: 'ready', error: undefined };
    retryPayments();
    await settle();
    expect(view()).toMatchObject({ orders: failed, payments: ready, history: failed });
    retryOrders();
    retryHistory();
    await settle();
    expect(view()).toMatchObject({ orders: ready, payments: ready, history: ready });
  });

  it('fails when calls throw', async () => {
    const actor = createActor(teamAccountMachine).start();
    await settle();
    const failed = { status: 'failed', error: 'Something went wrong.' };
    expect(teamAccountView(actor.getSnapshot())).toMatchObject({
      orders: failed,
      payments: failed,
      history: failed,
    });
  });
});
