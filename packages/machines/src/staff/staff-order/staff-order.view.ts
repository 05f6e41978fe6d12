import type { OrderStatus } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { OrderDocument, StaffOrderEvent, staffOrderMachine } from './staff-order.machine.ts';

export {
  ORDER_DOCUMENTS,
  type OrderDocument,
  type StaffOrderEvent,
  staffOrderMachine,
} from './staff-order.machine.ts';

/** The facts that the page of an order shows to staff. */
export function staffOrderView(snapshot: SnapshotFrom<typeof staffOrderMachine>) {
  const { order, error, alert } = snapshot.context;
  return {
    isMissing: snapshot.matches('missing'),
    order,
    error: snapshot.matches('failed') ? error : undefined,
    alert,
    canAcceptReturn: snapshot.can({ type: 'return.accept' }),
    isBusy: !snapshot.matches('ready'),
  };
}

/** What staff can do with an order. */
export function staffOrderVerbs(send: (event: StaffOrderEvent) => void) {
  return {
    reload: () => send({ type: 'page.retry' }),
    step: (status: OrderStatus) => send({ type: 'order.step', status }),
    retryRefund: (refundId: string) => send({ type: 'refund.retry', refundId }),
    acceptReturn: () => send({ type: 'return.accept' }),
    copyAddress: () => send({ type: 'address.copy' }),
    open: (document: OrderDocument) => send({ type: 'document.open', document }),
  };
}
