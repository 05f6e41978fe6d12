import { fail, ok } from '@pgm/api/contract';
import { sampleOrder } from '../checkout/index.ts';

/** The events with which tests and stories walk the machine through every state. */
export const orderWalk = {
  fetched: { type: 'xstate.done.actor.fetchOrder', output: ok(sampleOrder) },
  unknown: {
    type: 'xstate.done.actor.fetchOrder',
    output: fail({ code: 'notFound', message: 'Not found', status: 404 }),
  },
  notFetched: { type: 'xstate.error.actor.fetchOrder', error: new Error('out of order') },
  retry: { type: 'order.retry' },
  cancel: { type: 'order.cancel' },
  confirm: { type: 'cancel.confirm' },
  dismiss: { type: 'cancel.dismiss' },
  cancelled: {
    type: 'xstate.done.actor.cancelOrder',
    output: ok({ ...sampleOrder, status: 'CANCELLED', canCancel: false }),
  },
  notCancelled: { type: 'xstate.error.actor.cancelOrder', error: new Error('out of order') },
} as const;
