import type { Result } from '@pgm/api/contract';
import { assign, cancel, raise, setup } from 'xstate';
import { call } from './call.ts';
import { placeholder } from './placeholder.ts';
import { toReasonOr, toValue } from './results.ts';

/** A page of a list as the server returns it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** At least 1. */
  readonly pageCount: number;
  /** The number of items on all pages; absent where the server does not count them. */
  readonly total?: number | undefined;
  /** Whether more items match than the `total` that the server lists at most. Default: no. */
  readonly isCapped?: boolean | undefined;
}

/** Which page of a list is wanted. */
export interface PageQuery<Filter> {
  /** Counts from 1. */
  readonly page: number;
  /** The text to search for; empty for no search. */
  readonly search: string;
  readonly filter: Filter | undefined;
  /** The name of the order; undefined for the server's own. */
  readonly sort: string | undefined;
}

export interface PagedListContext<Item, Filter> extends PageQuery<Filter>, Page<Item> {
  /** The text that the last request searched for. */
  readonly sentSearch: string;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type PagedListEvent<Item, Filter> =
  /** Another page, filter or order; what is not named stays. The same query again is ignored. */
  | { type: 'list.open'; query: Partial<PageQuery<Filter>> }
  /** The next page, where there is one. */
  | { type: 'list.more' }
  | { type: 'list.search'; search: string }
  | { type: 'list.reload' }
  /** A new item; it becomes the first one. */
  | { type: 'item.insert'; item: Item }
  | { type: 'item.replace'; item: Item }
  | { type: 'item.remove'; key: string };

interface PagedListOptions<Item> {
  /** The id of the machine. */
  readonly id: string;
  /** The unique key of an item. */
  readonly toKey: (item: Item) => string;
  /** What the list says about a failure without a sentence of its own; English. Default 'Something went wrong.'. */
  readonly notFetched?: string;
  /** Whether the next page is added below the pages before, instead of taking their place. Default: no. */
  readonly isGrowing?: boolean;
}

/** How long the user must pause before a search starts, in ms. */
export const SEARCH_PAUSE_MS = 300;

/**
 * A list that is read page by page, with search, filter and order. It starts with the page of its input; the old page
 * stays in the context while the next one loads. Provide `fetchPage` with the call.
 */
export function createPagedList<Item, Filter = undefined>({
  id,
  toKey,
  notFetched,
  isGrowing = false,
}: PagedListOptions<Item>) {
  return setup({
    types: {
      context: {} as PagedListContext<Item, Filter>,
      events: {} as PagedListEvent<Item, Filter>,
      input: {} as Partial<PageQuery<Filter>> | undefined,
    },
    actors: { fetchPage: placeholder<Result<Page<Item>>, PageQuery<Filter>>('fetchPage') },
    delays: { searchPause: SEARCH_PAUSE_MS },
    guards: {
      isOther: ({ context }, query: Partial<PageQuery<Filter>>) =>
        JSON.stringify(toQuery({ ...context, ...query })) !== JSON.stringify(toQuery(context)),
      hasMore: ({ context: { page, pageCount } }) => page < pageCount,
    },
    actions: {
      setQuery: assign((_, query: Partial<PageQuery<Filter>>) => query),
      noteSearch: assign(({ context }) => ({ sentSearch: context.search })),
      openNextPage: assign(({ context }) => ({ page: context.page + 1 })),
      setPage: assign(({ context }, { items, pageCount, total, isCapped }: Page<Item>) => ({
        items: isGrowing && context.page > 1 ? withPage(context.items, items, toKey) : items,
        pageCount,
        total,
        isCapped,
      })),
      setError: assign((_, error: string) => ({ error })),
      clearError: assign({ error: undefined }),
      stopSearch: cancel('search'),
      startSearch: raise({ type: 'list.reload' }, { id: 'search', delay: 'searchPause' }),
      insert: assign(({ context }, item: Item) => ({ items: [item, ...context.items] })),
      replace: assign(({ context }, item: Item) => ({
        items: context.items.map((old) => (toKey(old) === toKey(item) ? item : old)),
      })),
      remove: assign(({ context }, key: string) => ({
        items: context.items.filter((item) => toKey(item) !== key),
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      page: input?.page ?? 1,
      search: input?.search ?? '',
      filter: input?.filter,
      sort: input?.sort,
      items: [],
      pageCount: 1,
      sentSearch: input?.search ?? '',
      error: undefined,
    }),
    initial: 'loading',
    states: {
      loading: {
        entry: 'noteSearch',
        invoke: {
          input: ({ context }) => toQuery(context),
          ...call(
            'fetchPage',
            { target: 'ready', actions: { type: 'setPage', params: toValue } },
            { target: 'failed', actions: { type: 'setError', params: toReasonOr(notFetched) } },
          ),
        },
      },
      ready: {
        on: {
          'list.more': { guard: 'hasMore', target: 'loading', actions: 'openNextPage' },
          'item.insert': { actions: { type: 'insert', params: ({ event }) => event.item } },
        },
      },
      failed: { exit: 'clearError' },
    },
    on: {
      'list.open': {
        guard: { type: 'isOther', params: ({ event }) => event.query },
        target: '.loading',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
      'list.search': {
        actions: [
          { type: 'setQuery', params: ({ event: { search } }) => ({ search, page: 1 }) },
          'stopSearch',
          'startSearch',
        ],
      },
      'list.reload': '.loading',
      // What is shown is not known then: the server says where the new item stands.
      'item.insert': '.loading',
      'item.replace': { actions: { type: 'replace', params: ({ event }) => event.item } },
      'item.remove': { actions: { type: 'remove', params: ({ event }) => event.key } },
    },
  });
}

/** The items with those of the next page below. New items shift the pages, so an item may come twice. */
function withPage<Item>(items: readonly Item[], next: readonly Item[], toKey: (item: Item) => string) {
  const known = new Set(items.map(toKey));
  return [...items, ...next.filter((item) => !known.has(toKey(item)))];
}

/** A machine of {@link createPagedList}. */
export type PagedListMachine<Item, Filter = undefined> = ReturnType<typeof createPagedList<Item, Filter>>;

function toQuery<Filter>({ page, search, filter, sort }: PageQuery<Filter>): PageQuery<Filter> {
  return { page, search, filter, sort };
}
