import { type MergeEffects, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleMerge } from './account-merge.scenario.ts';
import { accountMergeMachine } from './account-merge.machine.ts';
import { accountMergeVerbs, accountMergeView } from './account-merge.view.ts';

const OTHER = { id: '01a2058b-a088-7593-895b-e301684aecf7', name: 'Asha Devi Mishra · K7QMRTW9' };
const STAYS = sampleMerge.stays.id;
const REJECTED = fail({
  code: 'conflict' as const,
  message: 'One of the accounts is blocked. Unblock it first.',
});

interface Calls {
  rehearse?: () => Promise<Result<MergeEffects>>;
  send?: () => Promise<Result<MergeEffects>>;
}

function open({ rehearse = async () => ok(sampleMerge), send = async () => ok(sampleMerge) }: Calls = {}) {
  const called: unknown[] = [];
  const emitted: unknown[] = [];
  const machine = accountMergeMachine.provide({
    actors: {
      rehearseMerge: fromPromise(async ({ input }) => {
        called.push(['rehearse', input]);
        return rehearse();
      }),
      sendMerge: fromPromise(async ({ input }) => {
        called.push(['send', input]);
        return send();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('*', (event) => emitted.push(event));
  return {
    ...accountMergeVerbs(actor.send),
    called,
    emitted,
    view: () => accountMergeView(actor.getSnapshot()),
  };
}

describe('a merge of two accounts', () => {
  it('is rehearsed as soon as the other account is chosen; the server chooses the one that stays', async () => {
    const merge = open();
    merge.chooseAccount(OTHER);
    expect(merge.view()).toMatchObject({ other: OTHER, staysId: null, isRehearsing: true, canMerge: false });
    await settle();
    expect(merge.view()).toMatchObject({ staysId: STAYS, rehearsal: sampleMerge, canMerge: true });
    expect(merge.called).toEqual([['rehearse', { otherId: OTHER.id }]]);
  });

  it('is rehearsed again when the user lets the other account stay', async () => {
    const merge = open();
    merge.chooseAccount(OTHER);
    await settle();
    merge.chooseStays(OTHER.id);
    expect(merge.view()).toMatchObject({ staysId: OTHER.id, rehearsal: undefined, isRehearsing: true });
    await settle();
    expect(merge.called.at(-1)).toEqual(['rehearse', { otherId: OTHER.id, staysId: OTHER.id }]);
  });

  it('begins again when the choice is taken back, also during the rehearsal', async () => {
    const merge = open();
    merge.chooseAccount(OTHER);
    merge.chooseAccount(null);
    await settle();
    expect(merge.view()).toMatchObject({ other: null, staysId: null, rehearsal: undefined, canMerge: false });
  });

  it('needs a reason, which does not make the rehearsal outdated', async () => {
    const merge = open();
    merge.chooseAccount(OTHER);
    await settle();
    merge.merge();
    expect(merge.view()).toMatchObject({ reasonError: 'Please give a reason', isMerging: false });
    merge.changeReason('She called from both numbers.');
    expect(merge.view()).toMatchObject({ reasonError: undefined, canMerge: true });
    merge.merge();
    expect(merge.view()).toMatchObject({ isMerging: true, canMerge: false });
    await settle();
    expect(merge.called.at(-1)).toEqual([
      'send',
      { otherId: OTHER.id, staysId: STAYS, reason: 'She called from both numbers.' },
    ]);
    expect(merge.emitted).toEqual([{ type: 'merge.done', staysId: STAYS }]);
  });

  it.each([
    ['rejected', async () => REJECTED, REJECTED.failure.message],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s in the rehearsal says why, and can be rehearsed again', async (_, rehearse, error) => {
    const merge = open({ rehearse });
    merge.chooseAccount(OTHER);
    await settle();
    expect(merge.view()).toMatchObject({ error, canRehearse: true, canMerge: false });
    merge.rehearse();
    expect(merge.view()).toMatchObject({ error: undefined, isRehearsing: true });
  });

  it('that is not made says why, and begins again with a rehearsal', async () => {
    const merge = open({ send: async () => REJECTED });
    merge.chooseAccount(OTHER);
    await settle();
    merge.changeReason('The same person');
    merge.merge();
    await settle();
    expect(merge.view()).toMatchObject({
      error: REJECTED.failure.message,
      reason: 'The same person',
      rehearsal: undefined,
      canRehearse: true,
      canMerge: false,
    });
    expect(merge.emitted).toEqual([]);
  });
});
