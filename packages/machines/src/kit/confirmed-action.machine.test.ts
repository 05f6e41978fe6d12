import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { confirmedActionVerbs, confirmedActionView, createConfirmedAction } from './index.ts';

interface Parcel {
  readonly id: string;
  readonly isSent: boolean;
}

const OPEN: Parcel = { id: 'open', isSent: false };

function openAction(
  run: () => Promise<Result<unknown>> = async () => ok({}),
  options: { isDoneWhenGone?: boolean } = {},
) {
  const calls: string[] = [];
  const emitted: unknown[] = [];
  const machine = createConfirmedAction<Parcel>({
    id: 'cancel-parcel',
    doneMessage: 'Parcel cancelled',
    canRun: ({ isSent }) => !isSent,
    ...options,
  }).provide({
    actors: {
      runAction: fromPromise(({ input }) => {
        calls.push(input.subject.id);
        return run();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => emitted.push(event));
  const view = () => confirmedActionView(actor.getSnapshot());
  return { ...confirmedActionVerbs(actor.send), calls, emitted, view };
}

const DONE = [
  { type: 'action.done', subject: OPEN },
  { type: 'toast.show', kind: 'success', message: 'Parcel cancelled' },
];

describe('a confirmed action', () => {
  it('runs once, after the user has confirmed it, and reports that it is done', async () => {
    const action = openAction();
    action.ask(OPEN);
    action.cancel();
    action.confirm();
    action.ask(OPEN);
    expect(action.view()).toEqual({ subject: OPEN, isConfirming: true, isRunning: false });
    action.confirm();
    action.confirm();
    expect(action.view()).toEqual({ subject: OPEN, isConfirming: true, isRunning: true });
    await settle();
    expect(action.view().isConfirming).toBe(false);
    expect(action.calls).toEqual(['open']);
    expect(action.emitted).toEqual(DONE);
  });

  it('does not ask about a subject for which it is not possible', () => {
    const action = openAction();
    action.ask({ id: 'sent', isSent: true });
    expect(action.view().isConfirming).toBe(false);
  });

  const CONFLICT = { code: 'conflict', message: 'The parcel is sent already.' } as const;

  it.each([
    ['rejected', async () => fail(CONFLICT), CONFLICT.message, CONFLICT],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.', undefined],
  ])('reports why its call was %s', async (_, run, message, failure) => {
    const action = openAction(run);
    action.ask(OPEN);
    action.confirm();
    await settle();
    expect(action.view().isConfirming).toBe(false);
    expect(action.emitted).toEqual([
      { type: 'toast.show', kind: 'error', message },
      { type: 'action.failed', subject: OPEN, failure },
    ]);
  });

  it('can be closed while it runs, because a response may never come', () => {
    const action = openAction(() => new Promise(() => {}));
    action.ask(OPEN);
    action.confirm();
    expect(action.view().isRunning).toBe(true);
    action.cancel();
    expect(action.view().isConfirming).toBe(false);
    expect(action.emitted).toEqual([{ type: 'action.failed', subject: OPEN, failure: undefined }]);
  });

  it('counts as done for a subject that is gone, where that is asked for', async () => {
    const action = openAction(async () => fail({ code: 'notFound', message: 'Not found' }), {
      isDoneWhenGone: true,
    });
    action.ask(OPEN);
    action.confirm();
    await settle();
    expect(action.emitted).toEqual(DONE);
  });
});
