import { type Payout, listPayouts } from '@pgm/api/contract';
import { FileButtonFlow } from '../file-opening/file-opening.flow.tsx';
import { DetailsStatus } from '../bank-details/bank-details-facts.tsx';
import { CsvButtons } from '../csv-import/csv-buttons.tsx';
import { rowDialog } from '../kit/record-editor.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { hasAmount, outcomeEditing } from './outcome-form.tsx';
import { PayoutFacts, PayoutStatus, STATUSES } from './payout-facts.tsx';
import { PersonName } from '../kit/person-name.tsx';

/** The figures and payouts of a month. @param month such as `2026-11` */
export const payoutRows = (month: string) =>
  defineResource({
    id: 'payout-rows',
    title: 'Payouts',
    empty: { title: 'No payouts', text: 'The figures of associates appear here once the month is closed.' },
    toName: ({ name }: Payout) => name,
    columns: ({ formatNumber, formatRupees }) => [
      {
        id: 'name',
        header: 'Name',
        isSortable: true,
        render: ({ name, username }) => <PersonName name={name} username={username} />,
      },
      { id: 'sponsor', header: 'Sponsor', render: ({ sponsor }) => sponsor ?? '–' },
      {
        id: 'ownPoints',
        header: 'Own points',
        isSortable: true,
        align: 'end',
        render: ({ ownPoints }) => formatNumber(ownPoints),
      },
      {
        id: 'teamPoints',
        header: 'Team points',
        isSortable: true,
        align: 'end',
        render: ({ teamPoints }) => formatNumber(teamPoints),
      },
      {
        id: 'purchases',
        header: 'Purchases',
        isSortable: true,
        align: 'end',
        render: ({ purchases }) => formatRupees(purchases),
      },
      {
        id: 'net',
        header: 'Net amount',
        align: 'end',
        render: ({ net }) => (net === null ? '–' : formatRupees(net)),
      },
      {
        id: 'account',
        header: 'Bank account',
        render: ({ bankStatus }) => <DetailsStatus status={bankStatus ?? 'INCOMPLETE'} />,
      },
      { id: 'status', header: 'Status', render: ({ status }) => <PayoutStatus status={status} /> },
    ],
    filters: [
      {
        id: 'status',
        label: 'Status',
        options: [
          ...Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
          { value: 'NONE', label: 'No amount' },
        ],
      },
    ],
    actions: (
      <div className="flex flex-wrap gap-3">
        <CsvButtons kind="payouts" filter={{ month }} />
        <FileButtonFlow
          label="Export for the bank"
          file={{ type: 'csv', kind: 'transfers', filter: { month } }}
        />
        <FileButtonFlow
          label="Export for the tax return"
          file={{ type: 'csv', kind: 'taxes', filter: { month } }}
        />
      </div>
    ),
    list: (client, query, signal) => client.payouts.list(month, toQuery(listPayouts, query), signal),
    Detail: PayoutFacts,
    commands: [
      {
        label: 'Withdraw amount',
        isFor: ({ status }) => status === 'DUE',
        question: 'Withdraw the amount of this payout? Another amount can be imported later.',
        run: (client, { id, net }, signal) => client.payouts.withdraw(id, net ?? 0, signal),
        done: 'The amount is withdrawn',
      },
    ],
    dialogs: [rowDialog('outcome', 'Record transfer', outcomeEditing, hasAmount)],
  });
