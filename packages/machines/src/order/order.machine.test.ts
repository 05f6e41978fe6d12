import { type Order, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleOrder } from '../checkout/index.ts';
import { orderMachine, orderVerbs, orderView } from './index.ts';

const CANCELLED: Order = { ...sampleOrder, status: 'CANCELLED', canCancel: false };

async function openOrder(
  fetched: () => Promise<Result<Order>> = async () => ok(sampleOrder),
  cancelled: () => Promise<Result<Order>> = async () => ok(CANCELLED),
) {
  const told: string[] = [];
  let cancels = 0;
  const machine = orderMachine.provide({
    actors: {
      fetchOrder: fromPromise(fetched),
      cancelOrder: fromPromise(() => {
        cancels += 1;
        return cancelled();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => told.push(message));
  await settle();
  return {
    ...orderVerbs((event) => actor.send(event)),
    told,
    cancels: () => cancels,
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
