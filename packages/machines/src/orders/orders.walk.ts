import { fail, ok } from '@pgm/api/contract';
import { sampleOrder } from '../checkout/index.ts';

/** The events with which tests and stories walk the machine through every state. */
export const ordersWalk = {
  fetched: { type: 'xstate.done.actor.fetchOrders', output: ok({ orders: [sampleOrder], pageCount: 2 }) },
  notFetched: {
    type: 'xstate.done.actor.fetchOrders',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.open', page: 2 },
  retry: { type: 'orders.retry' },
} as const;
