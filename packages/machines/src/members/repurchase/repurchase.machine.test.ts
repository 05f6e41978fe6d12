import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { repurchaseMachine, repurchaseVerbs, repurchaseView } from './index.ts';
import { sampleGroupPoints, sampleRepurchase } from './sample-repurchase.ts';

async function openRepurchase(isDown: () => boolean = () => false) {
  const result = async <Value>(value: Value): Promise<Result<Value>> =>
    isDown() ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(value);
  const machine = repurchaseMachine.provide({
    actors: {
      fetchOrders: fromPromise(() => result(sampleRepurchase)),
      fetchMonths: fromPromise(() => result(sampleGroupPoints)),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...repurchaseVerbs((event) => actor.send(event)),
    view: () => repurchaseView(actor.getSnapshot()),
  };
}

describe('what a member and the team buy', () => {
  it('has the totals of orders, and the points of each month', async () => {
    const { view } = await openRepurchase();
    expect(view()).toEqual({
      orders: { status: 'ready', sums: sampleRepurchase, error: undefined },
      points: { status: 'ready', months: sampleGroupPoints, error: undefined },
    });
  });

  it('shows the failure of each part separately, and can load that part again', async () => {
    let isDown = true;
    const { retryOrders, retryMonths, view } = await openRepurchase(() => isDown);
    const failed = { status: 'failed', error: 'No response from server.' };
    expect(view()).toMatchObject({ orders: failed, points: failed });
    isDown = false;
    const ready = { status: 'ready', error: undefined };
    retryMonths();
    await settle();
    expect(view()).toMatchObject({ orders: failed, points: ready });
    retryOrders();
    await settle();
    expect(view()).toMatchObject({ orders: ready, points: ready });
  });

  it('fails when calls throw', async () => {
    const actor = createActor(repurchaseMachine).start();
    await settle();
    const failed = { status: 'failed', error: 'Something went wrong.' };
    expect(repurchaseView(actor.getSnapshot())).toMatchObject({ orders: failed, points: failed });
  });
});
