import { type ListedAssociate, listAssociates, ok } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { AssociateFacts } from './associate-facts.tsx';
import { codeEditing } from './code.tsx';
import { NewAssociateDialog } from './new-associate.tsx';
import { approvalDialog, changeDialog } from './parent-change.flow.tsx';
import { PersonName } from '../kit/person-name.tsx';

/** All associates, for administrators: their places in the tree, and the changes of their sponsors. */
export const associates = defineResource({
  id: 'associates',
  title: 'Associates',
  empty: { title: 'No associates found' },
  newLabel: 'New associate',
  newHref: '?new=new',
  toName: ({ name }: ListedAssociate) => name,
  columns: ({ t, formatDate, formatNumber }) => [
    {
      id: 'name',
      header: 'Name',
      render: ({ name, username, proposal }) => (
        <PersonName name={name} username={username}>
          {proposal && <Badge kind="spice">{t('Waiting for approval')}</Badge>}
        </PersonName>
      ),
    },
    { id: 'code', header: 'Referral code', isShort: true, render: ({ referralCode }) => referralCode },
    {
      id: 'mobile',
      header: 'Mobile',
      isShort: true,
      render: ({ contact: { phone } }) =>
        phone === null ? '–' : <a href={`tel:+91${phone}`}>{dialled(phone)}</a>,
    },
    { id: 'sponsor', header: 'Sponsor', render: ({ sponsor }) => sponsor?.name ?? '–' },
    {
      id: 'team',
      header: 'Whole team',
      isShort: true,
      render: ({ totalCount }) => formatNumber(totalCount),
    },
    { id: 'joined', header: 'Joined|date', isShort: true, render: ({ joinedAt }) => formatDate(joinedAt) },
  ],
  filters: [
    {
      id: 'waiting',
      label: 'Change of sponsor',
      options: [{ value: 'true', label: 'Waiting for approval' }],
    },
  ],
  list: async (client, query, signal) => {
    const result = await client.associates.list(toQuery(listAssociates, query), signal);
    if (!result.ok) return result;
    const { data, total, pagination, isCapped } = result.value;
    return ok({ data, total, limit: pagination.limit, isCapped });
  },
  get: (client, id, signal) => client.associates.get(id, signal),
  Detail: AssociateFacts,
  links: [{ label: 'Team', toHref: ({ id }) => `/dashboard/associates/${id}` }],
  commands: [
    {
      label: 'Withdraw change of sponsor',
      isFor: ({ proposal }) => proposal?.isOwn === true,
      question: 'Withdraw this change of sponsor?',
      run: (client, { proposal }, signal) => client.associates.closeProposal(proposal?.id ?? '', signal),
      done: 'The change is withdrawn.',
    },
    {
      label: 'Decline change of sponsor',
      isFor: ({ proposal }) => proposal?.isOwn === false,
      question: 'Decline this change of sponsor?',
      run: (client, { proposal }, signal) => client.associates.closeProposal(proposal?.id ?? '', signal),
      done: 'The change is declined.',
    },
    {
      label: 'Undo change of sponsor',
      isFor: ({ changes }) => changes.some(({ canUndo }) => canUndo),
      question: 'Move this associate back to the earlier sponsor, with the whole team?',
      run: (client, { changes }, signal) =>
        client.associates.undoChange(changes.find(({ canUndo }) => canUndo)?.id ?? '', signal),
      done: 'The change is undone.',
    },
  ],
  dialogs: [
    approvalDialog,
    changeDialog,
    rowDialog('code', 'Change referral code', codeEditing),
    { param: 'new', label: 'New associate', isFor: () => false, Dialog: NewAssociateDialog },
  ],
});

export const meta = privateMeta('Associates');

export default resourcePage(associates);
