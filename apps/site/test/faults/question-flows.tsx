import { declineEditing, replyEditing, withdrawalEditing } from '#app/staff/product-questions/decisions.tsx';
import {
  samplePublishedQuestion,
  sampleStaffQuestion,
} from '#app/staff/product-questions/product-questions.scenario.ts';
import { productQuestions } from '#app/staff/product-questions/product-questions.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

/** The questions about products, for staff. */
export const questionFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(productQuestions, sampleStaffQuestion),
  ...formFlow('question reply', replyEditing, ({ author }) => author, sampleStaffQuestion, { reply: 'No.' }),
  ...formFlow('question withdrawal', withdrawalEditing, ({ author }) => author, samplePublishedQuestion, {}),
  ...formFlow('question decline', declineEditing, ({ author }) => author, sampleStaffQuestion, {
    reason: 'Please leave out telephone numbers.',
  }),
};
