import { fail, ok } from '@pgm/api/contract';
import { samplePerson } from '../team/index.ts';

/** The events with which tests and stories walk the machine through every state. */
export const rosterWalk = {
  open: { type: 'roster.open' },
  fetched: {
    type: 'xstate.done.actor.fetchPage',
    output: ok({ people: [samplePerson('geeta'), samplePerson('rekha')], total: 3, pageCount: 2 }),
  },
  notFetched: {
    type: 'xstate.done.actor.fetchPage',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  more: { type: 'roster.more' },
  retry: { type: 'roster.retry' },
} as const;
