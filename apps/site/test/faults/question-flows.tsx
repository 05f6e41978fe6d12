import { sampleStaffArticle } from '#app/staff/articles/articles.scenario.ts';
import { articles } from '#app/staff/articles/article-list.tsx';
import { publicationEditing } from '#app/staff/articles/publication-editing.tsx';
import { declineEditing, replyEditing, withdrawalEditing } from '#app/staff/product-questions/decisions.tsx';
import {
  samplePublishedQuestion,
  sampleStaffQuestion,
} from '#app/staff/product-questions/product-questions.scenario.ts';
import { productQuestions } from '#app/staff/product-questions/product-questions.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

/** The questions about products, and the articles, for staff. */
export const questionFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(articles, sampleStaffArticle),
  ...formFlow(
    'article publication',
    publicationEditing,
    articles.toName,
    { ...sampleStaffArticle, state: 'DRAFT', publishedAt: null },
    { at: '2027-01-04T09:00' },
  ),
  ...resourceFlows(productQuestions, sampleStaffQuestion),
  ...formFlow('question reply', replyEditing, ({ author }) => author, sampleStaffQuestion, { reply: 'No.' }),
  ...formFlow('question withdrawal', withdrawalEditing, ({ author }) => author, samplePublishedQuestion, {}),
  ...formFlow('question decline', declineEditing, ({ author }) => author, sampleStaffQuestion, {
    reason: 'Please leave out telephone numbers.',
  }),
};
