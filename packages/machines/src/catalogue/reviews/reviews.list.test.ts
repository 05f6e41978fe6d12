import { type Review, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { reviewsMachine, reviewsVerbs, reviewsView } from './reviews.list.ts';
import { sampleReviews } from './reviews.scenario.ts';

async function openReviews(isOut = false) {
  const requested: string[] = [];
  const machine = reviewsMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page, sort } }) => {
        requested.push(`${sort ?? 'default'} ${page}`);
        if (isOut) return fail({ code: 'noResponse', message: 'No response from server.' } as const);
        const items: Review[] = sampleReviews.map((review) => ({ ...review, id: `${page}/${review.id}` }));
        return ok({ items, pageCount: 2 });
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return { ...reviewsVerbs(actor.send), requested, view: () => reviewsView(actor.getSnapshot()) };
}

describe('the reviews of a product', () => {
  it('are added below each other', async () => {
    const list = await openReviews();
    expect(list.view()).toMatchObject({ status: 'ready', sort: 'newest', hasMore: true });
    list.showMore();
    await settle();
    expect(list.view()).toMatchObject({ hasMore: false });
    expect(list.view().reviews).toHaveLength(4);
    list.showMore();
    await settle();
    expect(list.requested).toEqual(['default 1', 'default 2']);
  });

  it('begin with the first page in another order', async () => {
    const list = await openReviews();
    list.showMore();
    await settle();
    list.sort('lowest');
    await settle();
    expect(list.view()).toMatchObject({ sort: 'lowest', hasMore: true });
    expect(list.view().reviews).toHaveLength(2);
    expect(list.requested.at(-1)).toBe('lowest 1');
  });

  it('are read again from the first page', async () => {
    const list = await openReviews();
    list.showMore();
    await settle();
    list.readAgain();
    await settle();
    expect(list.view().reviews).toHaveLength(2);
    expect(list.view().hasMore).toBe(true);
  });

  it('say why they are missing, and are requested again', async () => {
    const list = await openReviews(true);
    expect(list.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    list.retry();
    await settle();
    expect(list.requested).toHaveLength(2);
  });
});
