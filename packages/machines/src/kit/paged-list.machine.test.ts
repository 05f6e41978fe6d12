import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  type Page,
  type PageQuery,
  SEARCH_PAUSE_MS,
  searchBoxView,
  createPagedList,
  pagedListVerbs,
  pagedListView,
} from './index.ts';

interface Fruit {
  readonly id: string;
  readonly name: string;
}

type Query = PageQuery<{ readonly colour: string }>;

const FRUITS: readonly Fruit[] = [
  { id: '1', name: 'Apple' },
  { id: '2', name: 'Mango' },
];
const CLOSED = fail({ code: 'server', message: 'Closed today' } as const);

const fruitsMachine = createPagedList<Fruit, { readonly colour: string }>({
  id: 'fruits',
  toKey: ({ id }) => id,
});

function openFruits(
  input: Partial<Query> = {},
  fetchPage: () => Promise<Result<Page<Fruit>>> = async () => ok({ items: FRUITS, pageCount: 3, total: 50 }),
) {
  const queries: Query[] = [];
  const clock = new SimulatedClock();
  const machine = fruitsMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input: query }) => {
        queries.push(query);
        return fetchPage();
      }),
    },
  });
  const actor = createActor(machine, { clock, input }).start();
  const verbs = pagedListVerbs(actor.send);
  const view = () => pagedListView(actor.getSnapshot());
  const choices = () => searchBoxView(actor.getSnapshot());
  return { ...verbs, clock, queries, view, choices, names: () => view().items.map(({ name }) => name) };
}

const FIRST: Query = { page: 1, search: '', filter: undefined, sort: undefined };

describe('a paged list', () => {
  it('starts with the page, search, filter and order of its input', async () => {
    const input = { page: 4, search: 'man', filter: { colour: 'yellow' }, sort: 'name' };
    const list = openFruits(input);
    expect(list.view()).toMatchObject({ ...input, status: 'loading', items: [] });
    await settle();
    expect(list.queries).toEqual([input]);
    expect(list.view()).toMatchObject({ status: 'ready', items: FRUITS, pageCount: 3, total: 50 });
  });

  it('says whether more items match than are listed, by page', async () => {
    const pages = [
      { items: FRUITS, pageCount: 3, total: 50, isCapped: true },
      { items: FRUITS, pageCount: 1 },
    ];
    const list = openFruits({}, async () => ok(pages.shift() ?? { items: [], pageCount: 1 }));
    await settle();
    expect(list.view()).toMatchObject({ total: 50, isCapped: true });
    list.openPage(2);
    await settle();
    expect(list.view()).toMatchObject({ total: undefined, isCapped: undefined });
  });

  it('starts with the first page by default', () => {
    expect(openFruits().queries).toEqual([FIRST]);
  });

  it('shows the old page while the next one loads, and ignores the page that is open', async () => {
    const list = openFruits();
    await settle();
    list.openPage(1);
    list.openPage(2);
    expect(list.view()).toMatchObject({ status: 'loading', page: 2, items: FRUITS });
    await settle();
    expect(list.queries).toEqual([FIRST, { ...FIRST, page: 2 }]);
  });

  it('goes back to the first page with another filter or order', async () => {
    const list = openFruits({ page: 3 });
    list.filter({ colour: 'green' });
    list.filter({ colour: 'green' });
    list.sort('price');
    expect(list.queries).toEqual([
      { ...FIRST, page: 3 },
      { ...FIRST, filter: { colour: 'green' } },
      { ...FIRST, filter: { colour: 'green' }, sort: 'price' },
    ]);
  });

  it('follows a whole query with one call', () => {
    const list = openFruits();
    list.open({ page: 2, sort: 'price' });
    expect(list.queries).toEqual([FIRST, { ...FIRST, page: 2, sort: 'price' }]);
  });

  it('searches once, when the user pauses', async () => {
    const list = openFruits({ page: 2 });
    await settle();
    list.search('m');
    list.clock.increment(SEARCH_PAUSE_MS - 1);
    list.search('ma');
    expect(list.view()).toMatchObject({ status: 'ready', search: 'ma' });
    list.clock.increment(SEARCH_PAUSE_MS);
    expect(list.queries).toEqual([
      { ...FIRST, page: 2 },
      { ...FIRST, search: 'ma' },
    ]);
  });

  it('offers a search box only what matches the text as it is', async () => {
    const list = openFruits();
    await settle();
    expect(list.choices()).toEqual({ status: 'ready', search: '', items: FRUITS });
    list.search('m');
    expect(list.choices()).toEqual({ status: 'loading', search: 'm', items: [] });
    list.clock.increment(SEARCH_PAUSE_MS);
    expect(list.choices()).toEqual({ status: 'loading', search: 'm', items: [] });
    list.search('ma');
    await settle();
    expect(list.choices()).toEqual({ status: 'loading', search: 'ma', items: [] });
    list.clock.increment(SEARCH_PAUSE_MS);
    await settle();
    expect(list.choices()).toEqual({ status: 'ready', search: 'ma', items: FRUITS });
  });

  it.each([
    ['rejected', async () => CLOSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('shows why its call was %s, and loads again on request', async (_, fetchPage, error) => {
    const list = openFruits({}, fetchPage);
    await settle();
    expect(list.view()).toMatchObject({ status: 'failed', error });
    list.retry();
    expect(list.view()).toMatchObject({ status: 'loading', error: undefined });
    expect(list.queries).toEqual([FIRST, FIRST]);
  });

  it('inserts, replaces and removes an item without a call', async () => {
    const list = openFruits();
    await settle();
    list.insert({ id: '3', name: 'Guava' });
    list.replace({ id: '1', name: 'Green apple' });
    list.remove('2');
    expect(list.names()).toEqual(['Guava', 'Green apple']);
    expect(list.queries).toEqual([FIRST]);
  });

  it('loads again when an item is new while the list is not known', async () => {
    const list = openFruits({}, async () => CLOSED);
    await settle();
    list.insert({ id: '3', name: 'Guava' });
    expect(list.view().status).toBe('loading');
    expect(list.queries).toEqual([FIRST, FIRST]);
  });
});
