import { type MemberRequest, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleMemberRequest } from '../member-request-form/member-request-form.scenario.ts';
import { type Page, confirmedActionVerbs, confirmedActionView } from '../../kit/index.ts';
import { requestWithdrawalMachine } from '../request-withdrawal/request-withdrawal.machine.ts';
import {
  followWithdrawal,
  memberRequestsMachine,
  memberRequestsVerbs,
  memberRequestsView,
} from './member-requests.list.ts';

const OTHER: MemberRequest = { ...sampleMemberRequest, id: 'other' };
const APPROVED: MemberRequest = { ...sampleMemberRequest, id: 'approved', status: 'APPROVED' };
const PAGE: Page<MemberRequest> = { items: [sampleMemberRequest, APPROVED], pageCount: 3 };

async function openMemberRequests(
  fetched: (page: number) => Promise<Result<Page<MemberRequest>>> = async () => ok(PAGE),
  withdrawn: () => Promise<Result<unknown>> = async () => ok({}),
) {
  const calls: string[] = [];
  const toasts: string[] = [];
  const machine = memberRequestsMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input }) => {
        calls.push(`page ${input.page}`);
        return fetched(input.page);
      }),
    },
  });
  const withdrawalMachine = requestWithdrawalMachine.provide({
    actors: {
      runAction: fromPromise(({ input }) => {
        calls.push(`withdraw ${input.subject.id}`);
        return withdrawn();
      }),
    },
  });
  const actor = createActor(machine).start();
  const withdrawal = createActor(withdrawalMachine).start();
  followWithdrawal(actor, withdrawal);
  withdrawal.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  await settle();
  const verbs = memberRequestsVerbs((event) => actor.send(event));
  const view = () => memberRequestsView(actor.getSnapshot());
  return {
    ...verbs,
    withdrawal: confirmedActionVerbs<MemberRequest>((event) => withdrawal.send(event)),
    question: () => confirmedActionView(withdrawal.getSnapshot()),
    calls,
    toasts,
    view,
    ids: () => view().requests.map(({ id }) => id),
  };
}

describe('the member requests', () => {
  it('are read page by page', async () => {
    const requests = await openMemberRequests();
    expect(requests.view()).toMatchObject({
      status: 'ready',
      page: 1,
      pageCount: 3,
      requests: PAGE.items,
    });
    requests.openPage(1);
    requests.openPage(2);
    expect(requests.view()).toMatchObject({ status: 'loading', page: 2 });
    await settle();
    expect(requests.calls).toEqual(['page 1', 'page 2']);
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that are %s show the reason, and can be requested again', async (_, fetched, error) => {
    const requests = await openMemberRequests(fetched);
    expect(requests.view()).toMatchObject({ status: 'failed', error });
    requests.retry();
    expect(requests.view()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('start with the one that was just sent', async () => {
    const requests = await openMemberRequests();
    requests.insert(OTHER);
    expect(requests.ids()).toEqual(['other', sampleMemberRequest.id, 'approved']);
  });

  it('are read again when one was sent after their loading had failed', async () => {
    const requests = await openMemberRequests(async () => fail({ code: 'server', message: 'Closed today' }));
    requests.insert(OTHER);
    expect(requests.view().status).toBe('loading');
    await settle();
    expect(requests.calls).toEqual(['page 1', 'page 1']);
  });

  it('lose one only after the user confirms and the server has withdrawn it', async () => {
    const result = Promise.withResolvers<Result<unknown>>();
    const requests = await openMemberRequests(undefined, () => result.promise);
    requests.withdrawal.ask(sampleMemberRequest);
    requests.withdrawal.cancel();
    requests.withdrawal.ask(sampleMemberRequest);
    expect(requests.question()).toMatchObject({ isConfirming: true, isRunning: false });
    requests.withdrawal.confirm();
    requests.withdrawal.confirm();
    expect(requests.question()).toMatchObject({ isConfirming: true, isRunning: true });
    expect(requests.ids()).toEqual([sampleMemberRequest.id, 'approved']);
    result.resolve(ok({}));
    await settle();
    expect(requests.ids()).toEqual(['approved']);
    expect(requests.question().isConfirming).toBe(false);
    expect(requests.toasts).toEqual(['success: Request withdrawn']);
    expect(requests.calls).toEqual(['page 1', `withdraw ${sampleMemberRequest.id}`]);
  });

  it('cannot be withdrawn after they are decided', async () => {
    const requests = await openMemberRequests();
    requests.withdrawal.ask(APPROVED);
    expect(requests.question().isConfirming).toBe(false);
  });

  it('drop the question about one when another page is opened', async () => {
    const requests = await openMemberRequests();
    requests.withdrawal.ask(sampleMemberRequest);
    requests.openPage(2);
    expect(requests.question().isConfirming).toBe(false);
  });

  it('are read again when one was decided meanwhile', async () => {
    const decided = fail({ code: 'conflict', message: 'This request has already been decided.' } as const);
    const requests = await openMemberRequests(undefined, async () => decided);
    requests.withdrawal.ask(sampleMemberRequest);
    requests.withdrawal.confirm();
    await settle();
    expect(requests.toasts).toEqual(['error: This request has already been decided.']);
    expect(requests.calls).toEqual(['page 1', `withdraw ${sampleMemberRequest.id}`, 'page 1']);
    expect(requests.view().status).toBe('ready');
  });

  it('accept that a withdrawn one is already gone', async () => {
    const requests = await openMemberRequests(undefined, async () =>
      fail({ code: 'notFound', message: 'Not found' }),
    );
    requests.withdrawal.ask(sampleMemberRequest);
    requests.withdrawal.confirm();
    await settle();
    expect(requests.ids()).toEqual(['approved']);
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('keep one whose withdrawal is %s, and show why', async (_, withdrawn, message) => {
    const requests = await openMemberRequests(undefined, withdrawn);
    requests.withdrawal.ask(sampleMemberRequest);
    requests.withdrawal.confirm();
    await settle();
    expect(requests.ids()).toEqual([sampleMemberRequest.id, 'approved']);
    expect(requests.toasts).toEqual([`error: ${message}`]);
  });
});
