import { type Order, type Result, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { orderMachine } from './order.machine.ts';
import { orderVerbs, orderView } from './order.view.ts';
import { sampleOrder } from './order.scenario.ts';

const DELIVERED: Order = { ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true };

/** Opens an order whose cancellation breaks, and whose return gets no response. */
async function startOrder(fetched: Order) {
  const machine = orderMachine.provide({
    actors: {
      fetchOrder: fromPromise(async (): Promise<Result<Order>> => ok(fetched)),
      cancelOrder: fromPromise(() => Promise.reject<Result<Order>>(new Error('broken'))),
      sendBack: fromPromise(() => new Promise<Result<Order>>(() => undefined)),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  await settle();
  return { ...orderVerbs((event) => actor.send(event)), view: () => orderView(actor.getSnapshot()) };
}

describe('the dialogs of an order', () => {
  it('go on from the chosen pieces after they were left or the call failed; only Keep order forgets them', async () => {
    const order = await startOrder(sampleOrder);
    const productId = sampleOrder.items[0]?.productId ?? '';
    const chosen = () => order.view().cancellation.lines.map((line) => line.chosen);
    order.cancel();
    order.changePieces(productId, 1);
    order.leaveCancel();
    expect(order.view().isConfirming).toBe(false);
    order.cancel();
    expect(chosen()).toEqual([1]);
    order.confirmCancel();
    await settle();
    expect(order.view()).toMatchObject({ isConfirming: false, alert: { text: 'Something went wrong.' } });
    order.cancel();
    expect(chosen()).toEqual([1]);
    order.dismissCancel();
    order.cancel();
    expect(chosen()).toEqual([2]);
  });

  it('go on from what was typed about a return, also after its request was left', async () => {
    const order = await startOrder(DELIVERED);
    order.giveBack();
    order.changeReason('The jar was broken.');
    order.leaveReturn();
    expect(order.view().giveBack.isOpen).toBe(false);
    order.giveBack();
    expect(order.view().giveBack).toMatchObject({ isOpen: true, reason: 'The jar was broken.' });
    order.sendReturn();
    order.leaveReturn();
    await settle();
    order.giveBack();
    expect(order.view().giveBack).toMatchObject({ isSending: false, reason: 'The jar was broken.' });
  });
});
