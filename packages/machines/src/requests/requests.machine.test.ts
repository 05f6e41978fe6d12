import { type MemberRequest, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleRequest } from '../request-form/index.ts';
import { type RequestPage, requestsMachine, requestsVerbs, requestsView } from './index.ts';

const OTHER: MemberRequest = { ...sampleRequest, id: 'other' };
const APPROVED: MemberRequest = { ...sampleRequest, id: 'approved', status: 'APPROVED' };
const PAGE: RequestPage = { requests: [sampleRequest, APPROVED], pageCount: 3 };

async function openRequests(
  fetched: (page: number) => Promise<Result<RequestPage>> = async () => ok(PAGE),
  withdrawn: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const toasts: string[] = [];
  const machine = requestsMachine.provide({
    actors: {
      fetchRequests: fromPromise(({ input }) => {
        calls.push(`page ${input}`);
        return fetched(input);
      }),
      withdrawRequest: fromPromise(({ input }) => {
        calls.push(`withdraw ${input}`);
        return withdrawn();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  await settle();
  const verbs = requestsVerbs((event) => actor.send(event));
  const view = () => requestsView(actor.getSnapshot());
  return { ...verbs, calls, toasts, view, ids: () => view().requests.map(({ id }) => id) };
}

describe('the requests', () => {
  it('are read page by page', async () => {
    const requests = await openRequests();
    expect(requests.view()).toMatchObject({
      status: 'ready',
      page: 1,
      pageCount: 3,
      requests: PAGE.requests,
    });
    requests.openPage(1);
    requests.openPage(2);
    expect(requests.view()).toMatchObject({ status: 'loading', page: 2 });
    await settle();
    expect(requests.calls).toEqual(['page 1', 'page 2']);
  });

  it.each([
    ['refused', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that are %s say why, and can be asked for again', async (_, fetched, error) => {
    const requests = await openRequests(fetched);
    expect(requests.view()).toMatchObject({ status: 'failed', error });
    requests.retry();
    expect(requests.view()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('begin with one that was raised just now', async () => {
    const requests = await openRequests();
    requests.raised(OTHER);
    expect(requests.ids()).toEqual(['other', sampleRequest.id, 'approved']);
  });

  it('are read anew when one was raised while they could not be had', async () => {
    const requests = await openRequests(async () => fail({ code: 'server', message: 'Closed today' }));
    requests.raised(OTHER);
    expect(requests.view().status).toBe('loading');
    await settle();
    expect(requests.calls).toEqual(['page 1', 'page 1']);
  });

  it('lose one only after it was confirmed and the server has taken it back', async () => {
    const answer = Promise.withResolvers<Result<unknown>>();
    const requests = await openRequests(undefined, () => answer.promise);
    requests.askWithdraw(sampleRequest.id);
    requests.cancelWithdraw();
    requests.askWithdraw(sampleRequest.id);
    expect(requests.view()).toMatchObject({ isConfirming: true, isWithdrawing: false });
    requests.confirmWithdraw();
    requests.confirmWithdraw();
    expect(requests.view()).toMatchObject({ isConfirming: true, isWithdrawing: true });
    expect(requests.ids()).toEqual([sampleRequest.id, 'approved']);
    answer.resolve(ok({}));
    await settle();
    expect(requests.ids()).toEqual(['approved']);
    expect(requests.view().isConfirming).toBe(false);
    expect(requests.toasts).toEqual(['success: Request withdrawn']);
    expect(requests.calls).toEqual(['page 1', `withdraw ${sampleRequest.id}`]);
  });

  it('cannot be taken back once they are decided', async () => {
    const requests = await openRequests();
    requests.askWithdraw('approved');
    expect(requests.view().isConfirming).toBe(false);
  });

  it('are read anew when one was decided meanwhile', async () => {
    const decided = fail({ code: 'conflict', message: 'This request is decided already.' } as const);
    const requests = await openRequests(undefined, async () => decided);
    requests.askWithdraw(sampleRequest.id);
    requests.confirmWithdraw();
    await settle();
    expect(requests.toasts).toEqual(['error: This request is decided already.']);
    expect(requests.calls).toEqual(['page 1', `withdraw ${sampleRequest.id}`, 'page 1']);
    expect(requests.view().status).toBe('ready');
  });

  it('do not mind one that is gone already', async () => {
    const requests = await openRequests(undefined, async () =>
      fail({ code: 'notFound', message: 'Not found' }),
    );
    requests.askWithdraw(sampleRequest.id);
    requests.confirmWithdraw();
    await settle();
    expect(requests.ids()).toEqual(['approved']);
  });

  it.each([
    [
      'refused',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('keep one whose withdrawal is %s, and say so', async (_, withdrawn, message) => {
    const requests = await openRequests(undefined, withdrawn);
    requests.askWithdraw(sampleRequest.id);
    requests.confirmWithdraw();
    await settle();
    expect(requests.ids()).toEqual([sampleRequest.id, 'approved']);
    expect(requests.toasts).toEqual([`error: ${message}`]);
  });
});
