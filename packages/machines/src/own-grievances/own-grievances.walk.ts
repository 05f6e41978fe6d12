import { fail, ok } from '@pgm/api/contract';
import { sampleGrievance } from '../grievance-form/index.ts';

const own = {
  ...sampleGrievance,
  orderNumber: 'PGM-000123',
  text: 'The parcel has not come, though it should have been here on Monday.',
};

/** The events with which tests and stories walk the machine through every state. */
export const ownGrievancesWalk = {
  fetched: { type: 'xstate.done.actor.fetchGrievances', output: ok({ grievances: [own], pageCount: 2 }) },
  notFetched: {
    type: 'xstate.done.actor.fetchGrievances',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.open', page: 2 },
  retry: { type: 'grievances.retry' },
} as const;
