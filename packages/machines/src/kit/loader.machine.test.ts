import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { createLoader, loaderVerbs, loaderView } from './index.ts';

const machine = createLoader<string, number>({ id: 'loader' });

/** Opens a page whose data is what `fetchData` returns for its query. */
async function openPage(
  fetchData: (query: number | undefined) => Promise<Result<string>>,
  query: number | undefined,
) {
  const queries: (number | undefined)[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        fetchData: fromPromise(({ input }) => {
          queries.push(input.query);
          return fetchData(input.query);
        }),
      },
    }),
    { input: query },
  ).start();
  await settle();
  return {
    ...loaderVerbs(actor.send),
    replace: (data: string) => actor.send({ type: 'data.replace', data }),
    queries,
    view: () => loaderView(actor.getSnapshot()),
  };
}

describe('a loader', () => {
  it('shows what its query names', async () => {
    const page = await openPage(async (query) => ok(`page ${query}`), 1);
    expect(page.view()).toEqual({ status: 'ready', query: 1, data: 'page 1', error: undefined });
  });

  it('loads another query once, and shows nothing of the one before meanwhile', async () => {
    const page = await openPage(async (query) => ok(`page ${query}`), 1);
    page.open(1);
    page.open(2);
    page.open(2);
    expect(page.view()).toEqual({ status: 'loading', query: 2, data: undefined, error: undefined });
    await settle();
    expect([page.queries, page.view().data]).toEqual([[1, 2], 'page 2']);
  });

  it('shows what it has while it loads the same again', async () => {
    const page = await openPage(async () => ok('as it was'), undefined);
    page.retry();
    expect(page.view()).toMatchObject({ status: 'loading', data: 'as it was' });
  });

  it('shows what has changed elsewhere on the page', async () => {
    const page = await openPage(async () => ok('old'), undefined);
    page.replace('new');
    expect(page.view()).toMatchObject({ status: 'ready', data: 'new' });
  });

  it.each([
    [
      'the reason of a failure',
      async () => fail({ code: 'server', message: 'Closed today' } as const),
      'Closed today',
    ],
    [
      'that something went wrong when the call throws',
      () => Promise.reject(new Error('broken')),
      'Something went wrong.',
    ],
  ])('shows %s, and can load again', async (_, first: () => Promise<Result<string>>, error) => {
    const calls = [first];
    const page = await openPage((query) => (calls.shift() ?? (async () => ok(`page ${query}`)))(), 1);
    expect(page.view()).toEqual({ status: 'failed', query: 1, data: undefined, error });
    page.retry();
    expect(page.view()).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(page.view()).toMatchObject({ status: 'ready', data: 'page 1' });
  });
});
