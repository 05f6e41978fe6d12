import { fail, ok } from '@pgm/api/contract';
import { samplePerson } from '../team/index.ts';

/** The events with which tests and stories walk the machine through every state. */
export const peopleSearchWalk = {
  type: { type: 'text.change', text: 'sharma' },
  clear: { type: 'text.change', text: '' },
  rested: { type: 'xstate.after.typingRested.people-search.waiting' },
  found: {
    type: 'xstate.done.actor.findPeople',
    output: ok({
      people: [samplePerson('rekha'), samplePerson('puja')],
      total: 3,
      pageCount: 2,
      isComplete: true,
    }),
  },
  notFound: {
    type: 'xstate.done.actor.findPeople',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.go', page: 2 },
  retry: { type: 'search.retry' },
} as const;
