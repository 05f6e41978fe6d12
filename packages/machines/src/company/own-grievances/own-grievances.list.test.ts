import { type OwnGrievance, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleGrievance } from '../grievance-form/grievance-form.scenario.ts';
import type { Page } from '../../kit/index.ts';
import { ownGrievancesMachine, ownGrievancesVerbs, ownGrievancesView } from './own-grievances.list.ts';

const OWN = { ...sampleGrievance, orderNumber: '', text: 'The parcel has not come.' };

async function openList(result: (page: number) => Promise<Result<Page<OwnGrievance>>>) {
  const requested: number[] = [];
  const machine = ownGrievancesMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input }) => {
        requested.push(input.page);
        return result(input.page);
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...ownGrievancesVerbs((event) => actor.send(event)),
    requested,
    view: () => ownGrievancesView(actor.getSnapshot()),
  };
}

describe("a member's grievances", () => {
  it('are read page by page', async () => {
    const list = await openList(async () => ok({ items: [OWN], pageCount: 3 }));
    expect(list.view()).toMatchObject({ status: 'ready', page: 1, pageCount: 3, grievances: [OWN] });
    list.openPage(1);
    list.openPage(2);
    expect(list.view().status).toBe('loading');
    await settle();
    expect(list.requested).toEqual([1, 2]);
    expect(list.view()).toMatchObject({ status: 'ready', page: 2 });
  });

  it.each([
    ['rejected', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that are %s show the reason, and can be requested again', async (_, result, error) => {
    const list = await openList(result);
    expect(list.view()).toMatchObject({ status: 'failed', error });
    list.retry();
    expect(list.view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(list.requested).toEqual([1, 1]);
  });
});
