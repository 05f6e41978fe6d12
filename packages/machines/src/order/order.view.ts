import type { SnapshotFrom } from 'xstate';
import type { OrderEvent, orderMachine } from './order.machine.ts';

/** The facts that the page of an order shows. */
export function orderView(snapshot: SnapshotFrom<typeof orderMachine>) {
  const { order, error, alert } = snapshot.context;
  return {
    isMissing: snapshot.matches('missing'),
    order,
    error,
    alert: alert === undefined ? undefined : { text: alert },
    isConfirming: snapshot.matches({ ready: 'confirming' }) || snapshot.matches({ ready: 'cancelling' }),
    isCancelling: snapshot.matches({ ready: 'cancelling' }),
    canCancel: snapshot.can({ type: 'order.cancel' }),
  };
}

/** What a person can do with an order. */
export function orderVerbs(send: (event: OrderEvent) => void) {
  return {
    cancel: () => send({ type: 'order.cancel' }),
    confirmCancel: () => send({ type: 'cancel.confirm' }),
    dismissCancel: () => send({ type: 'cancel.dismiss' }),
    retry: () => send({ type: 'order.retry' }),
  };
}
