import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  type PaymentPage,
  samplePaymentSums,
  samplePayments,
  sampleRepurchase,
  teamAccountMachine,
  teamAccountVerbs,
  teamAccountView,
} from './index.ts';

async function openAccount({ isDown = () => false }: { isDown?: () => boolean } = {}) {
  const asked: (string | number)[] = [];
  const answer = async <Value>(what: string | number, value: Value): Promise<Result<Value>> => {
    asked.push(what);
    return isDown() ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(value);
  };
  const pageOf = (page: number): PaymentPage => ({
    page,
    payments: samplePayments.slice(page - 1, page),
    pageCount: 3,
  });
  const machine = teamAccountMachine.provide({
    actors: {
      fetchOrders: fromPromise(() => answer('orders', sampleRepurchase)),
      fetchSums: fromPromise(() => answer('sums', samplePaymentSums)),
      fetchHistory: fromPromise(({ input }) => answer(input, pageOf(input))),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...teamAccountVerbs((event) => actor.send(event)),
    asked,
    view: () => teamAccountView(actor.getSnapshot()),
  };
}

describe('the account of a place in the tree', () => {
  it('has the sums of orders and of payments, and the payments', async () => {
    const { asked, view } = await openAccount();
    expect(asked).toEqual(['orders', 'sums', 1]);
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

  it('reads a page of payments when it is gone to, and none twice', async () => {
    const { asked, goToPage, view } = await openAccount();
    goToPage(2);
    expect(view().history).toMatchObject({ status: 'loading', page: 2, pageCount: 3 });
    await settle();
    expect(view().history).toMatchObject({ status: 'ready', payments: samplePayments.slice(1, 2) });
    goToPage(1);
    expect(view().history).toMatchObject({ status: 'ready', page: 1, payments: samplePayments.slice(0, 1) });
    goToPage(2);
    expect(asked).toEqual(['orders', 'sums', 1, 2]);
  });

  it('has each part for itself when it fails, and tries it again', async () => {
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

  it('fails when calls break', async () => {
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
