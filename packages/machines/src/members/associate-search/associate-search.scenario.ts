import { fail, ok } from '@pgm/api/contract';
import { samplePerson } from '../team/sample-team.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const associateSearchScenario = {
  type: { type: 'text.change', text: 'sharma' },
  clear: { type: 'text.change', text: '' },
  rested: { type: 'xstate.after.typingRested.associate-search.waiting' },
  found: {
    type: 'xstate.done.actor.findAssociates',
    output: ok({
      associates: [samplePerson('rekha'), samplePerson('puja')],
      total: 3,
      pageCount: 2,
      isComplete: true,
    }),
  },
  notFound: {
    type: 'xstate.done.actor.findAssociates',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.go', page: 2 },
  retry: { type: 'search.retry' },
} as const;
