import { type StaffOrder, leftLines } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { OrderAdditionEvent, orderAdditionMachine } from './order-addition.machine.ts';

export { orderAdditionMachine } from './order-addition.machine.ts';

/** The facts that the form shows. */
export function orderAdditionView(snapshot: SnapshotFrom<typeof orderAdditionMachine>) {
  const { order, added, quote, error, alert } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });
  return {
    isOpen: !snapshot.matches('closed'),
    /** Whether pieces can be added to the order at all. */
    isPossible: !snapshot.matches('impossible'),
    /** The order is paid: the pieces become another one. */
    isPaid: order?.payment.status === 'PAID',
    order,
    lines: leftLines(order?.items).map((line) => ({ ...line, added: added[line.lineKey] ?? null })),
    quote,
    /** What is invalid about the pieces. */
    problem: isRejected ? undefined : error,
    /** Why there is no quote. */
    quoteError: isRejected ? error : undefined,
    isQuoting: snapshot.matches({ editing: 'waiting' }) || snapshot.matches({ editing: 'quoting' }),
    isSaving: snapshot.matches('saving'),
    isDiscarding: snapshot.matches('discarding'),
    canSave: snapshot.can({ type: 'form.submit' }),
    alert,
  };
}

/** What staff can do in the form. */
export function orderAdditionVerbs(send: (event: OrderAdditionEvent) => void) {
  return {
    open: (order: StaffOrder) => send({ type: 'form.open', order }),
    change: (lineKey: string, added: number | null) => send({ type: 'added.change', lineKey, added }),
    retry: () => send({ type: 'quote.retry' }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
    discard: () => send({ type: 'form.discard' }),
    resume: () => send({ type: 'form.resume' }),
  };
}
