import {
  ProductQuestionStatus,
  type StaffProductQuestion,
  listStaffProductQuestions,
} from '@pgm/api/contract';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { canDecline, declineEditing, isPublished, replyEditing, withdrawalEditing } from './decisions.tsx';
import { QuestionDetail, QuestionStatusBadge } from './question-facts.tsx';
import { QUESTION_STATUSES } from './question-statuses.ts';

/** The questions about products, which staff publish with a reply: the open ones first. */
export const productQuestions = defineResource({
  id: 'product-questions',
  title: 'Product questions',
  empty: { title: 'No questions', text: 'Members ask them on the pages of products.' },
  toName: ({ productName, author }: StaffProductQuestion) => `${productName} · ${author}`,
  columns: ({ formatDate }) => [
    { id: 'product', header: 'Product', render: ({ productName }) => productName },
    { id: 'question', header: 'Question', render: ({ text }) => text },
    { id: 'author', header: 'Shown name', render: ({ author }) => author },
    {
      id: 'newest',
      header: 'Question date',
      isSortable: true,
      isShort: true,
      render: ({ askedAt }) => formatDate(askedAt),
    },
    {
      id: 'status',
      header: 'Status',
      isSortable: true,
      render: ({ status }) => <QuestionStatusBadge status={status} />,
    },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: ProductQuestionStatus.options.map((value) => ({
        value,
        label: QUESTION_STATUSES[value].label,
      })),
    },
  ],
  list: (client, query, signal) =>
    client.productQuestions.list(toQuery(listStaffProductQuestions, query), signal),
  get: (client, id, signal) => client.productQuestions.get(id, signal),
  Detail: QuestionDetail,
  dialogs: [
    rowDialog('reply', 'Answer question', replyEditing),
    rowDialog('withdraw', 'Withdraw answer', withdrawalEditing, isPublished),
    rowDialog('decline', 'Decline', declineEditing, canDecline),
  ],
});

export const meta = privateMeta('Product questions');

export default resourcePage(productQuestions);
