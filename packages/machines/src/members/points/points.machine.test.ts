import { type PointsSummary, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type PointsGroup, pointsMachine, pointsVerbs, pointsView } from './index.ts';
import { samplePoints } from './sample-points.ts';

async function openPoints(fetched: () => Promise<Result<PointsSummary>> = async () => ok(samplePoints)) {
  let calls = 0;
  const machine = pointsMachine.provide({
    actors: {
      fetchPoints: fromPromise(() => {
        calls += 1;
        return fetched();
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const verbs = pointsVerbs((event) => actor.send(event));
  const view = () => pointsView(actor.getSnapshot());
  const list = (group: PointsGroup) => view().lists[group];
  return { ...verbs, actor, view, list, calls: () => calls };
}

type Points = Awaited<ReturnType<typeof openPoints>>;
const toIds = (points: Points, group: PointsGroup) => points.list(group).transactions.map(({ id }) => id);

describe('the points', () => {
  it('open with the pending ones and their totals', async () => {
    const points = await openPoints();
    expect(points.view()).toMatchObject({
      status: 'ready',
      error: undefined,
      figures: { total: 316, pending: 126, confirmed: 190, cancelled: 30 },
      tab: 'pending',
      entry: undefined,
    });
  });

  it('show five transactions on a page', async () => {
    const points = await openPoints();
    expect(points.list('pending')).toMatchObject({
      page: 1,
      pageCount: 2,
      count: 7,
      from: 1,
      isEmpty: false,
    });
    expect(toIds(points, 'pending')).toEqual([
      'placed-6',
      'placed-5',
      'placed-4',
      'cancelled-3',
      'delivered and kept-2',
    ]);
    points.goToPage(2);
    expect(points.list('pending').from).toBe(6);
    expect(toIds(points, 'pending')).toEqual(['placed-3', 'placed-2']);
    expect(points.list('confirmed')).toMatchObject({ page: 1, pageCount: 1, count: 1 });
  });

  it.each([
    [0, 1],
    [-4, 1],
    [99, 2],
  ])('show page %i for page %i', async (page, shown) => {
    const points = await openPoints();
    points.goToPage(page);
    expect(points.list('pending').page).toBe(shown);
  });

  it.each([
    ['PLACED', ['placed-6', 'placed-5', 'placed-4', 'placed-3', 'placed-2']],
    ['  kept ', ['delivered and kept-2']],
    ['pgm-000003', ['cancelled-3', 'placed-3']],
    ['nothing like it', []],
  ])('can be searched by a part of the reason, in upper or lower case: %j', async (search, ids) => {
    const points = await openPoints();
    points.search(search);
    expect(toIds(points, 'pending')).toEqual(ids);
    expect(points.list('pending')).toMatchObject({ search, pageCount: 1, isEmpty: false });
  });

  it('can also be searched by the reason as the screen shows it', async () => {
    const { actor, search } = await openPoints();
    const shown = () =>
      pointsView(actor.getSnapshot(), ({ orderNumber }) => `ऑर्डर ${orderNumber} किया गया`).lists.confirmed
        .count;
    pointsVerbs(actor.send).selectTab('confirmed');
    search('किया गया');
    expect(shown()).toBe(1);
    search('delivered');
    expect(shown()).toBe(1);
    search('रद्द');
    expect(shown()).toBe(0);
  });

  it('return to the first page at each search', async () => {
    const points = await openPoints();
    points.goToPage(2);
    points.search('order');
    expect(points.list('pending')).toMatchObject({ page: 1, pageCount: 2, count: 7 });
  });

  it('keep search and page separate for each group', async () => {
    const points = await openPoints();
    points.goToPage(2);
    points.selectTab('cancelled');
    points.search('placed');
    expect(points.view()).toMatchObject({
      tab: 'cancelled',
      lists: {
        pending: { search: '', page: 2 },
        confirmed: { search: '', page: 1 },
        cancelled: { search: 'placed', page: 1, count: 0, isEmpty: false },
      },
    });
    points.selectTab('pending');
    expect(toIds(points, 'pending')).toEqual(['placed-3', 'placed-2']);
  });

  it('open one entry of the open list, and close it', async () => {
    const points = await openPoints();
    points.open('delivered and kept-2');
    expect(points.view().entry).toEqual(samplePoints.transactions.pending[4]);
    points.close();
    expect(points.view().entry).toBeUndefined();
    points.open('somebody else’s');
    expect(points.view().entry).toBeUndefined();
    points.selectTab('confirmed');
    points.open('delivered and kept-2');
    expect(points.view().entry).toEqual(samplePoints.transactions.confirmed[0]);
  });
});

describe('points that could not be loaded', () => {
  it.each([
    [
      "the server's own sentence",
      async () => fail({ code: 'server', message: 'The ledger is closed', status: 503 } as const),
      'The ledger is closed',
    ],
    [
      'the sentence for a failure without a message',
      async () => fail({ code: 'server', message: '', status: 500 } as const),
      'Failed to fetch BV points',
    ],
    [
      'that sentence when nothing came back',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'Failed to fetch BV points',
    ],
    [
      'that sentence for an exception',
      () => Promise.reject(new Error('broken')),
      'Failed to fetch BV points',
    ],
  ])('show %s above zeros and empty lists, and can be requested again', async (_, fetched, error) => {
    const points = await openPoints(fetched);
    const nothing = { search: '', page: 1, pageCount: 1, count: 0, from: 1, isEmpty: true, transactions: [] };
    expect(points.view()).toEqual({
      status: 'failed',
      error,
      figures: { total: 0, pending: 0, confirmed: 0, cancelled: 0 },
      tab: 'pending',
      lists: { pending: nothing, confirmed: nothing, cancelled: nothing },
      entry: undefined,
    });
    points.selectTab('cancelled');
    expect(points.view().tab).toBe('cancelled');
    points.retry();
    expect(points.view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(points.calls()).toBe(2);
  });
});
