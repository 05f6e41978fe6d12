import { type ParentChangePreview, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { parentChangeMachine } from './parent-change.machine.ts';
import { parentChangeVerbs, parentChangeView } from './parent-change.view.ts';
import { samplePreview } from './parent-change.scenario.ts';

const REKHA = { id: '01a2058b-a088-7593-895b-e301684aecf3', name: 'Rekha Chauhan · REKHA2023' };
const WANTED = { parent: REKHA, isTop: false, bvValue: 500, reason: 'They live in the same town.' };
const SENT = { parentId: REKHA.id, bvValue: 500, reason: 'They live in the same town.' };

interface Calls {
  rehearse?: () => Promise<Result<ParentChangePreview>>;
  send?: () => Promise<Result<unknown>>;
}

function open({ rehearse = async () => ok(samplePreview), send = async () => ok(undefined) }: Calls = {}) {
  const called: unknown[] = [];
  const emitted: unknown[] = [];
  const machine = parentChangeMachine.provide({
    actors: {
      rehearseChange: fromPromise(async ({ input }) => {
        called.push(['rehearse', input]);
        return rehearse();
      }),
      sendChange: fromPromise(async ({ input }) => {
        called.push(['send', input]);
        return send();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => emitted.push(event));
  const verbs = parentChangeVerbs(actor.send);
  const fill = () => {
    verbs.chooseParent(REKHA);
    verbs.changeReason(WANTED.reason);
  };
  return { ...verbs, fill, called, emitted, view: () => parentChangeView(actor.getSnapshot()) };
}

describe('a change of parent', () => {
  it('begins with a business value of 500, and shows what is missing when it is rehearsed', () => {
    const change = open();
    expect(change.view()).toMatchObject({ parent: null, bvValue: 500, reason: '', errors: {} });
    change.changeBvValue(null);
    change.rehearse();
    expect(change.view().errors).toEqual({
      parent: 'Choose a sponsor from the list',
      bvValue: 'The business value must be a whole number',
      reason: 'Please give a reason',
    });
    change.fill();
    change.changeBvValue(0);
    expect([change.view().errors, change.called]).toEqual([{}, []]);
  });

  it('can be to no parent at all; a chosen one takes that back', async () => {
    const change = open();
    change.fill();
    change.toggleTop(true);
    expect(change.view()).toMatchObject({ parent: null, isTop: true });
    change.rehearse();
    await settle();
    expect(change.called).toEqual([['rehearse', { parentId: null, bvValue: 500 }]]);
    change.chooseParent(REKHA);
    expect(change.view()).toMatchObject({ parent: REKHA, isTop: false, canSend: false });
    change.toggleTop(true);
    change.toggleTop(false);
    change.rehearse();
    expect(change.view().errors).toEqual({ parent: 'Choose a sponsor from the list' });
  });

  it('is asked for after it was rehearsed', async () => {
    const change = open();
    change.fill();
    expect(change.view()).toMatchObject({ canRehearse: true, canSend: false });
    change.rehearse();
    expect(change.view().isRehearsing).toBe(true);
    await settle();
    expect(change.view()).toMatchObject({ rehearsal: samplePreview, canSend: true });
    change.sendChange();
    expect(change.view()).toMatchObject({ isSending: true, canSend: false });
    await settle();
    expect(change.called).toEqual([
      ['rehearse', { parentId: REKHA.id, bvValue: 500 }],
      ['send', SENT],
    ]);
    expect(change.emitted).toEqual([{ type: 'change.sent' }]);
  });

  it.each<[string, (change: ReturnType<typeof open>) => void]>([
    ['another parent', (change) => change.chooseParent({ ...REKHA, name: 'Asha Mishra · ASHA2023' })],
    ['no parent', (change) => change.chooseParent(null)],
    ['another business value', (change) => change.changeBvValue(700)],
    ['another reason', (change) => change.changeReason('Another one')],
  ])('is rehearsed again after %s', async (_, edit) => {
    const change = open();
    change.fill();
    change.rehearse();
    await settle();
    edit(change);
    expect(change.view()).toMatchObject({ rehearsal: undefined, canSend: false });
  });

  it('is not shown as rehearsed when it was edited meanwhile', async () => {
    const change = open();
    change.fill();
    change.rehearse();
    change.changeBvValue(700);
    await settle();
    expect(change.view()).toMatchObject({ isRehearsing: false, rehearsal: undefined });
  });

  it('that another admin has asked for is rehearsed at once, and sent as it is', async () => {
    const change = open();
    change.review(WANTED);
    expect(change.view()).toMatchObject({ ...WANTED, isReview: true, isRehearsing: true });
    await settle();
    change.sendChange();
    await settle();
    expect(change.called.at(-1)).toEqual(['send', SENT]);
  });

  it('that another admin has asked for can be one to the top', async () => {
    const change = open();
    change.review({ ...WANTED, parent: null, isTop: true });
    await settle();
    expect(change.called).toEqual([['rehearse', { parentId: null, bvValue: 500 }]]);
    expect(change.view().canSend).toBe(true);
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'conflict', message: 'This associate already has this sponsor.' } as const),
      'This associate already has this sponsor.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])(
    'that is %s in the rehearsal shows the reason, and can be rehearsed again',
    async (_, rehearse, error) => {
      const change = open({ rehearse });
      change.fill();
      change.rehearse();
      await settle();
      expect(change.view()).toMatchObject({ error, rehearsal: undefined, canRehearse: true, canSend: false });
      change.rehearse();
      expect(change.view()).toMatchObject({ error: undefined, isRehearsing: true });
    },
  );

  it.each([
    [
      { code: 'conflict', message: 'Decided already.', current: {} } as const,
      { type: 'change.notSent', isStale: true },
    ],
    [{ code: 'conflict', message: 'Decided already.' } as const, { type: 'change.notSent', isStale: false }],
  ])('that is not made says why, and begins again with a rehearsal: %j', async (failure, event) => {
    const change = open({ send: async () => fail(failure) });
    change.review(WANTED);
    await settle();
    change.sendChange();
    await settle();
    expect(change.view()).toMatchObject({
      error: 'Decided already.',
      rehearsal: undefined,
      canRehearse: true,
      canSend: false,
    });
    expect(change.emitted).toEqual([event]);
  });
});
