import { type ProductQuestion, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  productQuestionsMachine,
  productQuestionsVerbs,
  productQuestionsView,
} from './product-questions.list.ts';
import { sampleProductQuestions } from './product-questions.scenario.ts';

async function openQuestions(isOut = false) {
  const requested: number[] = [];
  const machine = productQuestionsMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input: { page } }) => {
        requested.push(page);
        if (isOut) return fail({ code: 'noResponse', message: 'No response from server.' } as const);
        const items: ProductQuestion[] = sampleProductQuestions.map((question) => ({
          ...question,
          id: `${page}/${question.id}`,
        }));
        return ok({ items, pageCount: 2 });
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...productQuestionsVerbs(actor.send),
    requested,
    view: () => productQuestionsView(actor.getSnapshot()),
  };
}

describe('the questions about a product', () => {
  it('are added below each other until the last page', async () => {
    const list = await openQuestions();
    expect(list.view()).toMatchObject({ status: 'ready', hasMore: true });
    list.showMore();
    await settle();
    expect(list.view()).toMatchObject({ hasMore: false });
    expect(list.view().questions).toHaveLength(4);
    list.showMore();
    await settle();
    expect(list.requested).toEqual([1, 2]);
  });

  it('say why they are missing, and are requested again', async () => {
    const list = await openQuestions(true);
    expect(list.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    list.retry();
    await settle();
    expect(list.requested).toEqual([1, 1]);
  });
});
