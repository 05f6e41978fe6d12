import { type RestockRequest, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { restockMachine } from './restock.machine.ts';
import { restockVerbs, restockView } from './restock.view.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Starts the requests before the user is known; `honey` and `soap` are ids of products. */
function startRequests(
  listed: () => Promise<Result<RestockRequest[]>> = async () => ok([]),
  saved: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const toasts: string[] = [];
  const machine = restockMachine.provide({
    actors: {
      fetchRequests: fromPromise(listed),
      saveRequest: fromPromise(({ input: { productId, isRequested } }) => {
        calls.push(`${isRequested ? 'add' : 'remove'} ${productId}`);
        return saved();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => toasts.push(message));
  const view = (productId: string) => restockView(actor.getSnapshot(), productId);
  return { ...restockVerbs(actor.send), calls, toasts, view };
}

async function openRequests(...results: Parameters<typeof startRequests>) {
  const requests = startRequests(...results);
  requests.sessionChanged('asha');
  await settle();
  return requests;
}

describe('restock requests', () => {
  it('are made and withdrawn by a press, and shown once the server has them', async () => {
    const requests = await openRequests();
    requests.toggle('honey');
    expect(requests.view('honey')).toEqual({ isRequested: false, isBusy: true });
    expect(requests.view('soap')).toEqual({ isRequested: false, isBusy: false });
    await settle();
    expect(requests.view('honey')).toEqual({ isRequested: true, isBusy: false });
    requests.toggle('honey');
    await settle();
    expect(requests.view('honey')).toEqual({ isRequested: false, isBusy: false });
    expect(requests.calls).toEqual(['add honey', 'remove honey']);
    expect(requests.toasts).toEqual([]);
  });

  it('are sent once, however often the button is pressed meanwhile', async () => {
    const requests = await openRequests();
    requests.toggle('honey');
    requests.toggle('honey');
    await settle();
    expect([requests.calls, requests.view('honey').isRequested]).toEqual([['add honey'], true]);
  });

  it('of several products are sent one after the other, in the order of the presses', async () => {
    const requests = await openRequests(async () => ok([{ productId: 'soap' }]));
    requests.toggle('honey');
    requests.toggle('soap');
    requests.toggle('rice');
    requests.toggle('soap');
    expect(['honey', 'soap', 'rice'].map((id) => requests.view(id).isBusy)).toEqual([true, true, true]);
    await settle();
    await settle();
    await settle();
    expect(requests.calls).toEqual(['add honey', 'remove soap', 'add rice']);
    expect(['honey', 'soap', 'rice'].map(requests.view)).toEqual([
      { isRequested: true, isBusy: false },
      { isRequested: false, isBusy: false },
      { isRequested: true, isBusy: false },
    ]);
  });

  it('that wait are sent although the one before is rejected', async () => {
    const results = [LOST, ok({})];
    const requests = await openRequests(undefined, async () => results.shift() ?? LOST);
    requests.toggle('honey');
    requests.toggle('soap');
    await settle();
    await settle();
    expect(['honey', 'soap'].map((id) => requests.view(id).isRequested)).toEqual([false, true]);
    expect(requests.toasts).toEqual(['No response from server.']);
  });

  it('of an earlier visit are shown', async () => {
    const requests = await openRequests(async () => ok([{ productId: 'soap' }]));
    expect(requests.view('soap')).toEqual({ isRequested: true, isBusy: false });
  });

  it.each([
    [
      'is rejected',
      async () => fail({ code: 'conflict', message: 'This product is back in stock.' } as const),
      'This product is back in stock.',
    ],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('stay as they are when a change %s, and the reason is shown', async (_, saved, toast) => {
    const requests = await openRequests(async () => ok([{ productId: 'soap' }]), saved);
    requests.toggle('honey');
    await settle();
    requests.toggle('soap');
    await settle();
    expect([requests.view('honey'), requests.view('soap')]).toEqual([
      { isRequested: false, isBusy: false },
      { isRequested: true, isBusy: false },
    ]);
    expect(requests.toasts).toEqual([toast, toast]);
  });

  it('can be made when they cannot be read', async () => {
    const requests = await openRequests(async () => LOST);
    requests.toggle('honey');
    await settle();
    expect([requests.calls, requests.toasts]).toEqual([['add honey'], []]);
  });

  it('are made for a press before they are read, unless there is one already', async () => {
    const listed = Promise.withResolvers<Result<RestockRequest[]>>();
    for (const [productId, calls] of [
      ['honey', ['add honey']],
      ['soap', []],
    ] as const) {
      const requests = startRequests(() => listed.promise);
      requests.toggle(productId);
      expect(requests.view(productId)).toEqual({ isRequested: false, isBusy: true });
      requests.sessionChanged('asha');
      listed.resolve(ok([{ productId: 'soap' }]));
      await settle();
      expect(requests.calls).toEqual(calls);
      expect(requests.view(productId)).toEqual({ isRequested: true, isBusy: false });
    }
  });

  it('of a guest are made after the login, for the last product only', async () => {
    const requests = startRequests();
    requests.sessionChanged(undefined);
    requests.requestOnceMember('honey');
    requests.requestOnceMember('soap');
    expect(requests.view('soap')).toEqual({ isRequested: false, isBusy: false });
    requests.sessionChanged('asha');
    await settle();
    expect(requests.calls).toEqual(['add soap']);
  });

  it('of a guest that does not log in are dropped', async () => {
    const requests = startRequests();
    requests.sessionChanged(undefined);
    requests.requestOnceMember('honey');
    requests.forgetWanted();
    requests.sessionChanged('asha');
    await settle();
    expect(requests.calls).toEqual([]);
  });

  it('of one member are not shown to another, or to a guest', async () => {
    const lists: Result<RestockRequest[]>[] = [ok([{ productId: 'soap' }]), ok([])];
    const requests = await openRequests(async () => lists.shift() ?? LOST);
    requests.sessionChanged(undefined);
    expect(requests.view('soap').isRequested).toBe(false);
    requests.sessionChanged('ravi');
    await settle();
    expect(requests.view('soap').isRequested).toBe(false);
  });
});
