import type { PageQuery, PagedListContext, PagedListEvent } from './paged-list.machine.ts';

/** A snapshot of a paged list, whatever its items. */
interface PagedListSnapshot<Item, Filter> {
  readonly value: 'loading' | 'ready' | 'failed';
  readonly context: PagedListContext<Item, Filter>;
}

/** The facts that a paged list shows; the items are those of the old page while the next one loads. */
export function pagedListView<Item, Filter>({ value, context }: PagedListSnapshot<Item, Filter>) {
  const { sentSearch: _sentSearch, ...facts } = context;
  return { status: value, ...facts };
}

/** The facts that a search box shows: it offers what matches the text as it is, and nothing of the text before. */
export function searchBoxView<Item, Filter>({ value, context }: PagedListSnapshot<Item, Filter>) {
  const { search, sentSearch, items } = context;
  const status = search === sentSearch ? value : 'loading';
  return { status, search, items: status === 'ready' ? items : [] };
}

/** What a user can do with a paged list. */
export function pagedListVerbs<Item, Filter>(send: (event: PagedListEvent<Item, Filter>) => void) {
  return {
    open: (query: Partial<PageQuery<Filter>>) => send({ type: 'list.open', query }),
    openPage: (page: number) => send({ type: 'list.open', query: { page } }),
    showMore: () => send({ type: 'list.more' }),
    search: (search: string) => send({ type: 'list.search', search }),
    filter: (filter: Filter | undefined) => send({ type: 'list.open', query: { filter, page: 1 } }),
    sort: (sort: string | undefined) => send({ type: 'list.open', query: { sort, page: 1 } }),
    retry: () => send({ type: 'list.reload' }),
    insert: (item: Item) => send({ type: 'item.insert', item }),
    replace: (item: Item) => send({ type: 'item.replace', item }),
    remove: (key: string) => send({ type: 'item.remove', key }),
  };
}
