import { type Order, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleOrder } from '../sample-order/sample-order.ts';
import type { Page } from '../../kit/index.ts';
import { ordersMachine, ordersVerbs, ordersView } from './orders.list.ts';

async function startOrders(result: (page: number) => Promise<Result<Page<Order>>>) {
  const requested: number[] = [];
  const machine = ordersMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input }) => {
        requested.push(input.page);
        return result(input.page);
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...ordersVerbs((event) => actor.send(event)),
    requested,
    view: () => ordersView(actor.getSnapshot()),
  };
}

describe('the orders', () => {
  it('are read page by page', async () => {
    const orders = await startOrders(async () => ok({ items: [sampleOrder], pageCount: 3 }));
    expect(orders.view()).toMatchObject({
      status: 'ready',
      page: 1,
      pageCount: 3,
      orders: [{ number: 'PGM-000123' }],
    });
    orders.openPage(1);
    orders.openPage(2);
    expect(orders.view().status).toBe('loading');
    await settle();
    expect(orders.requested).toEqual([1, 2]);
    expect(orders.view().page).toBe(2);
  });

  it('that wait for their payment are marked', async () => {
    const payment = { method: 'UPI', problem: null, payBy: null } as const;
    const withStatus = (status: Order['payment']['status']) => ({
      ...sampleOrder,
      payment: { ...payment, status },
    });
    const all = (['DUE', 'PENDING', 'PAID', 'CANCELLED', 'REFUND_DUE', 'REFUNDED'] as const).map(withStatus);
    const { view } = await startOrders(async () => ok({ items: all, pageCount: 1 }));
    expect(view().orders.filter(({ awaitsPayment }) => awaitsPayment)).toEqual([
      { ...withStatus('PENDING'), awaitsPayment: true },
    ]);
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that are %s show the reason, and can be requested again', async (_, result, error) => {
    const orders = await startOrders(result);
    expect(orders.view()).toMatchObject({ status: 'failed', error });
    orders.retry();
    expect(orders.view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(orders.requested).toEqual([1, 1]);
  });
});
