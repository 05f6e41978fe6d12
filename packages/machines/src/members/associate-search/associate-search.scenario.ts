import { done, failed } from '../../kit/kit.scenario.ts';
import { samplePerson } from '../sample-team/sample-team.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const associateSearchScenario = {
  type: { type: 'text.change', text: 'sharma' },
  clear: { type: 'text.change', text: '' },
  rested: { type: 'xstate.after.typingRested.associate-search.waiting' },
  found: done('findAssociates', {
    associates: [samplePerson('rekha'), samplePerson('puja')],
    total: 3,
    pageCount: 2,
    isComplete: true,
  }),
  notFound: failed('findAssociates'),
  secondPage: { type: 'page.go', page: 2 },
  retry: { type: 'search.retry' },
} as const;
