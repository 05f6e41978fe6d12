import type { ProductQuestion } from '@pgm/api/contract';
import { done, pagedListScenario } from '../../kit/kit.scenario.ts';

/** Questions with their replies, one of them in English only. */
export const sampleProductQuestions: readonly ProductQuestion[] = [
  {
    id: '01a2058b-a088-7593-895b-e301684aee21',
    author: 'Asha M.',
    text: 'Is any sugar added to this honey?',
    reply: 'No. It is filtered and filled as it comes from the hive.',
    replyInHindi: 'नहीं। यह छत्ते से जैसा आता है, वैसा ही छानकर भरा जाता है।',
    publishedAt: '2026-11-20T10:15:00.000Z',
  },
  {
    id: '01a2058b-a088-7593-895b-e301684aee22',
    author: 'Ravi K.',
    text: 'यह शहद सर्दियों में जम जाए तो क्या करें?',
    reply: 'Stand the closed jar in warm water for a few minutes.',
    replyInHindi: null,
    publishedAt: '2026-11-12T08:00:00.000Z',
  },
];

/** The events with which tests and stories reach every state. */
export const productQuestionsScenario = {
  ...pagedListScenario(sampleProductQuestions),
  fetchedLast: done('fetchPage', { items: sampleProductQuestions, pageCount: 1, total: 2 }),
} as const;
