import type { SnapshotFrom } from 'xstate';
import type { NodePaymentsEvent, nodePaymentsMachine } from './node-payments.machine.ts';

export { type NodePaymentsEvent, type PaymentPage, nodePaymentsMachine } from './node-payments.machine.ts';

/** The facts that the totals and the list of payments show. */
export function nodePaymentsView({ context, value }: SnapshotFrom<typeof nodePaymentsMachine>) {
  const { sums, pages, page, pageCount, errors } = context;
  return {
    payments: { status: value.sums, sums, error: errors.sums },
    history: { status: value.history, payments: pages[page] ?? [], page, pageCount, error: errors.history },
  };
}

/** What a user can do with the totals and payments. */
export function nodePaymentsVerbs(send: (event: NodePaymentsEvent) => void) {
  return {
    retryPayments: () => send({ type: 'sums.retry' }),
    retryHistory: () => send({ type: 'history.retry' }),
    goToPage: (page: number) => send({ type: 'history.page', page }),
  };
}
