import { fail, ok } from '@pgm/api/contract';
import { samplePerson } from '../team/sample-team.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const associateListScenario = {
  open: { type: 'associates.open' },
  fetched: {
    type: 'xstate.done.actor.fetchPage',
    output: ok({ associates: [samplePerson('geeta'), samplePerson('rekha')], total: 3, pageCount: 2 }),
  },
  notFetched: {
    type: 'xstate.done.actor.fetchPage',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  more: { type: 'associates.more' },
  retry: { type: 'associates.retry' },
} as const;
