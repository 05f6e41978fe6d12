import type { ProductQuestion } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { type PagedListEvent, createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The published questions about a product; more are added below. Provide `fetchPage` with the call. */
export const productQuestionsMachine = createPagedList<ProductQuestion>({
  id: 'product-questions',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** The facts that the list of questions shows. */
export function productQuestionsView(snapshot: SnapshotFrom<typeof productQuestionsMachine>) {
  const { items, status, page, pageCount, error } = pagedListView(snapshot);
  return { status, questions: items, hasMore: page < pageCount, error };
}

/** What a visitor can do with the list. */
export function productQuestionsVerbs(send: (event: PagedListEvent<ProductQuestion, undefined>) => void) {
  const { showMore, retry } = pagedListVerbs(send);
  return { showMore, retry };
}
