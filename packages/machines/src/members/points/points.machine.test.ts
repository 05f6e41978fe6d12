import { type OrderLedger, type PointsSummary, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { pointsListMachine, pointsListView } from '../points-list/points-list.list.ts';
import { pointsMachine } from './points.machine.ts';
import { pointsVerbs, pointsView } from './points.view.ts';
import { sampleLedger, samplePoints } from './sample-points.ts';

const [pending] = samplePoints.transactions.pending;

async function openPoints({
  points = async () => ok(samplePoints),
  ledger = async () => ok(sampleLedger),
}: {
  points?: () => Promise<Result<PointsSummary>>;
  ledger?: () => Promise<Result<OrderLedger>>;
} = {}) {
  const requested: string[] = [];
  const machine = pointsMachine.provide({
    actors: {
      fetchPoints: fromPromise(() => {
        requested.push('points');
        return points();
      }),
      fetchLedger: fromPromise(({ input }) => {
        requested.push(input);
        return ledger();
      }),
      list: pointsListMachine.provide({
        actors: {
          fetchPage: fromPromise(async ({ input: { filter = 'pending' } }) =>
            ok({ items: samplePoints.transactions[filter], pageCount: 1 }),
          ),
        },
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...pointsVerbs((event) => actor.send(event)),
    requested,
    view: () => pointsView(actor.getSnapshot()),
  };
}

describe('the points', () => {
  it('open with the pending ones, their totals, and a list for each group', async () => {
    const { view } = await openPoints();
    expect(view()).toMatchObject({
      status: 'ready',
      error: undefined,
      figures: { total: 316, pending: 126, confirmed: 190, cancelled: 30 },
      tab: 'pending',
      open: undefined,
    });
    const { lists } = view();
    for (const group of ['pending', 'confirmed', 'cancelled'] as const) {
      const snapshot = lists[group]?.getSnapshot();
      expect(snapshot && pointsListView(snapshot).transactions).toEqual(samplePoints.transactions[group]);
    }
  });

  it('open another list', async () => {
    const { selectTab, view } = await openPoints();
    selectTab('cancelled');
    expect(view().tab).toBe('cancelled');
  });

  it('open the ledger of a transaction, and close it', async () => {
    const { open, close, requested, view } = await openPoints();
    if (pending) open(pending);
    expect(view().open).toEqual({ transaction: pending, ledger: undefined, error: undefined });
    await settle();
    expect(view().open).toEqual({ transaction: pending, ledger: sampleLedger, error: undefined });
    close();
    expect(view().open).toBeUndefined();
    expect(requested).toEqual(['points', 'order-6']);
  });

  it('open no ledger of a transaction without an order', async () => {
    const { open, view } = await openPoints();
    if (pending) open({ ...pending, orderId: undefined });
    expect(view().open).toBeUndefined();
  });

  it('show why a ledger could not be loaded, and can request it again', async () => {
    const { open, retryLedger, requested, view } = await openPoints({
      ledger: async () => fail({ code: 'noResponse', message: 'No response from server.' }),
    });
    if (pending) open(pending);
    await settle();
    expect(view()).toMatchObject({ error: undefined, open: { error: 'No response from server.' } });
    retryLedger();
    expect(view().open?.error).toBeUndefined();
    await settle();
    expect(requested).toEqual(['points', 'order-6', 'order-6']);
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
  ])('show %s above zeros and no lists, and can be requested again', async (_, points, error) => {
    const { selectTab, retry, requested, view } = await openPoints({ points });
    expect(view()).toEqual({
      status: 'failed',
      error,
      figures: { total: 0, pending: 0, confirmed: 0, cancelled: 0 },
      tab: 'pending',
      lists: { pending: undefined, confirmed: undefined, cancelled: undefined },
      open: undefined,
    });
    selectTab('cancelled');
    expect(view().tab).toBe('cancelled');
    retry();
    expect(view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(requested).toEqual(['points', 'points']);
  });
});
