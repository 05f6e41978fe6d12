import { type PointsTransaction, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { Page } from '../../kit/index.ts';
import { pointsListMachine, pointsListVerbs, pointsListView } from './points-list.list.ts';
import { sampleTransactions } from './points-list.scenario.ts';

async function openList(fetched: () => Promise<Result<Page<PointsTransaction>>>) {
  const requested: unknown[] = [];
  const machine = pointsListMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input: { page, filter } }) => {
        requested.push([page, filter]);
        return fetched();
      }),
    },
  });
  const actor = createActor(machine, { input: { filter: 'confirmed' } }).start();
  await settle();
  return {
    ...pointsListVerbs((event) => actor.send(event)),
    requested,
    view: () => pointsListView(actor.getSnapshot()),
  };
}

describe('the list of a group of points', () => {
  it('is read page by page, five on a page, and knows where a page stands', async () => {
    const { openPage, requested, view } = await openList(async () =>
      ok({ items: sampleTransactions, pageCount: 3, total: 13 }),
    );
    expect(view()).toMatchObject({ status: 'ready', group: 'confirmed', page: 1, from: 1, count: 13 });
    openPage(3);
    await settle();
    expect(view()).toMatchObject({ page: 3, from: 11, pageCount: 3, transactions: sampleTransactions });
    expect(requested).toEqual([
      [1, 'confirmed'],
      [3, 'confirmed'],
    ]);
  });

  it('shows why it could not be loaded, and can be requested again', async () => {
    const { retry, requested, view } = await openList(async () =>
      fail({ code: 'noResponse', message: 'No response from server.' }),
    );
    expect(view()).toMatchObject({ status: 'failed', error: 'No response from server.', count: 0 });
    retry();
    await settle();
    expect(requested).toHaveLength(2);
  });
});
