import type { ProductQuestion } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { type PagedListEvent, pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { productQuestionsMachine } from './product-questions.machine.ts';

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
