import type { Client } from '@pgm/api/client';
import { type Pagination, type Result, ok } from '@pgm/api/contract';
import type { Page, PageQuery } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** What a list call returns; without pages it is the whole list. */
type ListResponse<Item> =
  | readonly Item[]
  | { readonly data: readonly Item[]; readonly pagination?: Pagination | undefined };

/** Fills `fetchPage` of a paged list with a call of the client; `query` is the query of the list. */
export function pagedActor<Item, Filter = undefined>(
  fetchPage: (
    client: Client,
    query: PageQuery<Filter>,
    signal: AbortSignal,
  ) => Promise<Result<ListResponse<Item>>>,
) {
  return fromPromise<Result<Page<Item>>, PageQuery<Filter>>(async ({ input, signal }) => {
    const result = await fetchPage(await browserClient(), input, signal);
    if (!result.ok) return result;
    const { data, pagination } = 'data' in result.value ? result.value : { data: result.value };
    return ok({ items: data, pageCount: pagination?.pages ?? 1, total: pagination?.total });
  });
}
