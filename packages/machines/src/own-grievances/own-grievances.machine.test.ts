import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleGrievance } from '../grievance-form/index.ts';
import { type GrievancePage, ownGrievancesMachine, ownGrievancesVerbs, ownGrievancesView } from './index.ts';

const OWN = { ...sampleGrievance, orderNumber: '', text: 'The parcel has not come.' };

async function openList(answer: (page: number) => Promise<Result<GrievancePage>>) {
  const asked: number[] = [];
  const machine = ownGrievancesMachine.provide({
    actors: {
      fetchGrievances: fromPromise(({ input }) => {
        asked.push(input);
        return answer(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...ownGrievancesVerbs((event) => actor.send(event)),
    asked,
    view: () => ownGrievancesView(actor.getSnapshot()),
  };
}

describe("a member's complaints", () => {
  it('are read page by page', async () => {
    const list = await openList(async () => ok({ grievances: [OWN], pageCount: 3 }));
    expect(list.view()).toMatchObject({ status: 'ready', page: 1, pageCount: 3, grievances: [OWN] });
    list.openPage(1);
    list.openPage(2);
    expect(list.view().status).toBe('loading');
    await settle();
    expect(list.asked).toEqual([1, 2]);
    expect(list.view()).toMatchObject({ status: 'ready', page: 2 });
  });

  it.each([
    ['refused', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that are %s say why, and can be asked for again', async (_, answer, error) => {
    const list = await openList(answer);
    expect(list.view()).toMatchObject({ status: 'failed', error });
    list.retry();
    expect(list.view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(list.asked).toEqual([1, 1]);
  });
});
