import { BankDetailsStatus, type MemberBankDetails, listMemberBankDetails } from '@pgm/api/contract';
import { BANK_DETAILS_STATUSES } from '@pgm/ui/members/bank-details';
import { Fragment } from 'react';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { DetailsFacts, DetailsStatus } from './bank-details-facts.tsx';
import { canReject, canVerify, rejectionEditing, verificationEditing } from './decisions.tsx';
import { MemberHistoryFlow } from './member-history.flow.tsx';
import { RevealFlow } from './bank-details-reveal.flow.tsx';
import { PersonName } from '../kit/person-name.tsx';

/** The bank accounts and the PANs of members, which staff verify before the company pays. */
export const memberBankDetails = defineResource({
  id: 'bank-details',
  title: 'Bank accounts',
  empty: { title: 'No bank accounts', text: 'Members enter their bank account and PAN in the member area.' },
  toName: ({ name }: MemberBankDetails) => name,
  columns: ({ t, formatDate }) => [
    {
      id: 'name',
      header: 'Name',
      isSortable: true,
      render: ({ name, username }) => <PersonName name={name} username={username} />,
    },
    { id: 'account', header: 'Account number', render: ({ accountNumber }) => accountNumber ?? '–' },
    {
      id: 'pan',
      header: 'PAN',
      render: ({ pan, isPanShared }) => (isPanShared ? `${pan} · ${t('also of another member')}` : pan),
    },
    {
      id: 'newest',
      header: 'Last changed',
      isSortable: true,
      isShort: true,
      render: ({ changedAt }) => formatDate(changedAt),
    },
    { id: 'status', header: 'Status', render: ({ status }) => <DetailsStatus status={status} /> },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: BankDetailsStatus.options.map((value) => ({
        value,
        label: BANK_DETAILS_STATUSES[value].label,
      })),
    },
  ],
  list: (client, query, signal) => client.bankDetails.list(toQuery(listMemberBankDetails, query), signal),
  get: (client, id, signal) => client.bankDetails.get(id, signal),
  Detail: ({ row }) => (
    <div className="grid gap-6">
      <DetailsFacts row={row} />
      <Fragment key={`${row.id} ${row.version}`}>
        <RevealFlow memberId={row.id} />
        <MemberHistoryFlow memberId={row.id} />
      </Fragment>
    </div>
  ),
  dialogs: [
    rowDialog('verify', 'Verify', verificationEditing, canVerify),
    rowDialog('reject', 'Reject', rejectionEditing, canReject),
  ],
});

export const meta = privateMeta('Bank accounts');

export default resourcePage(memberBankDetails);
