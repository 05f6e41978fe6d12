import { type RepurchaseSummary, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { repurchaseMachine, repurchaseVerbs, repurchaseView } from './repurchase.machine.ts';
import { sampleRepurchase } from './repurchase.scenario.ts';

async function openRepurchase(result: () => Promise<Result<RepurchaseSummary>>) {
  const actor = createActor(
    repurchaseMachine.provide({ actors: { fetchData: fromPromise(result) } }),
  ).start();
  await settle();
  return {
    ...repurchaseVerbs((event) => actor.send(event)),
    view: () => repurchaseView(actor.getSnapshot()),
  };
}

describe('the totals of orders', () => {
  it('are those of the member and of those directly below', async () => {
    const { view } = await openRepurchase(async () => ok(sampleRepurchase));
    expect(view()).toEqual({ status: 'ready', sums: sampleRepurchase, error: undefined });
  });

  it('say why they could not be loaded, and can be requested again', async () => {
    let isDown = true;
    const { retry, view } = await openRepurchase(async () =>
      isDown ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(sampleRepurchase),
    );
    expect(view()).toEqual({ status: 'failed', sums: undefined, error: 'No response from server.' });
    isDown = false;
    retry();
    await settle();
    expect(view()).toMatchObject({ status: 'ready', error: undefined });
  });

  it('fail when the call throws', async () => {
    const { view } = await openRepurchase(() => Promise.reject(new Error('broken')));
    expect(view()).toMatchObject({ status: 'failed', error: 'Something went wrong.' });
  });
});
