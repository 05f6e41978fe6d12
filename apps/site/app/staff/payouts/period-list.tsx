import { type PayoutPeriod, listPayoutPeriods } from '@pgm/api/contract';
import { defineResource, toQuery } from '../kit/resource.ts';
import { PeriodStatus } from './period-facts.tsx';

/** The months for which associates are paid. */
export const payoutPeriods = defineResource({
  id: 'payouts',
  title: 'Payouts',
  empty: { title: 'No payouts' },
  hasSearch: false,
  toName: ({ id }: PayoutPeriod) => id,
  toTitle: ({ id }, { formatMonth }) => formatMonth(id),
  columns: ({ formatMonth, formatNumber, formatRupees }) => [
    { id: 'newest', header: 'Month', isSortable: true, isShort: true, render: ({ id }) => formatMonth(id) },
    { id: 'status', header: 'Status', render: ({ closedAt }) => <PeriodStatus closedAt={closedAt} /> },
    {
      id: 'associates',
      header: 'Associates',
      align: 'end',
      render: ({ associates }) => formatNumber(associates),
    },
    { id: 'due', header: 'Due', align: 'end', render: ({ due }) => formatRupees(due.amount) },
    { id: 'paid', header: 'Paid', align: 'end', render: ({ paid }) => formatRupees(paid.amount) },
    { id: 'failed', header: 'Failed', align: 'end', render: ({ failed }) => formatRupees(failed.amount) },
  ],
  filters: [],
  toHref: ({ id }) => `/dashboard/payouts/${id}`,
  openLabel: 'View',
  list: (client, query, signal) => client.payouts.periods(toQuery(listPayoutPeriods, query), signal),
  get: (client, id, signal) => client.payouts.period(id, signal),
  commands: [
    {
      label: 'Close month',
      isFor: ({ canClose }) => canClose,
      question: 'Close this month? Its figures cannot change afterwards.',
      run: (client, { id }, signal) => client.payouts.close(id, signal),
      done: 'The month is closed. Export its figures to calculate the payouts.',
    },
  ],
});
