import { REVIEW_SORTS, type Review, type ReviewSort } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { type PagedListEvent, createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The approved reviews of a product; more are added below. Provide `fetchPage` with the call. */
export const reviewsMachine = createPagedList<Review>({
  id: 'reviews',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** The facts that the list of reviews shows. */
export function reviewsView(snapshot: SnapshotFrom<typeof reviewsMachine>) {
  const { items, status, page, pageCount, sort, error } = pagedListView(snapshot);
  const chosen = REVIEW_SORTS.find((name) => name === sort) ?? REVIEW_SORTS[0];
  return { status, reviews: items, sort: chosen, hasMore: page < pageCount, error };
}

/** What a visitor can do with the list. */
export function reviewsVerbs(send: (event: PagedListEvent<Review, undefined>) => void) {
  const { showMore, openPage, retry, sort } = pagedListVerbs(send);
  return {
    showMore,
    retry,
    sort: (order: ReviewSort) => sort(order),
    /** Reads the list again from its first page. */
    readAgain: () => {
      openPage(1);
      retry();
    },
  };
}
