import type { SnapshotFrom } from 'xstate';
import type { TeamAccountEvent, teamAccountMachine } from './team-account.machine.ts';

/** The facts that the totals and the list of payments show. */
export function teamAccountView({ context, value }: SnapshotFrom<typeof teamAccountMachine>) {
  const { orders, sums, pages, page, pageCount, errors } = context;
  return {
    orders: { status: value.orders, sums: orders, error: errors.orders },
    payments: { status: value.sums, sums, error: errors.sums },
    history: { status: value.history, payments: pages[page] ?? [], page, pageCount, error: errors.history },
  };
}

/** What a user can do with the totals and payments. */
export function teamAccountVerbs(send: (event: TeamAccountEvent) => void) {
  return {
    retryOrders: () => send({ type: 'orders.retry' }),
    retryPayments: () => send({ type: 'sums.retry' }),
    retryHistory: () => send({ type: 'history.retry' }),
    goToPage: (page: number) => send({ type: 'history.page', page }),
  };
}
