import {
  type MemberBankDetails,
  decideBankDetails,
  getMemberBankDetails,
  listMemberBankDetails,
  listMemberBankDetailsEvents,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { hangs, lists, rejects } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleMemberBankDetails } from './bank-details.scenario.ts';
import { memberBankDetails } from './bank-details.tsx';

const rows: readonly MemberBankDetails[] = [
  sampleMemberBankDetails,
  { ...sampleMemberBankDetails, id: '2', name: 'Geeta Sharma', username: 'geeta', status: 'VERIFIED' },
  {
    ...sampleMemberBankDetails,
    id: '3',
    name: 'Imran Sheikh',
    username: 'imran',
    status: 'REJECTED',
    reason: 'The bank does not know this account.',
  },
  {
    ...sampleMemberBankDetails,
    id: '4',
    name: 'Ravi Kumar',
    username: 'ravi',
    holder: null,
    accountNumber: null,
    ifsc: null,
    status: 'INCOMPLETE',
    isPanShared: true,
  },
];

const calls = { list: listMemberBankDetails, get: getMemberBankDetails };
const stories = resourceStories(memberBankDetails, calls, rows, lists(listMemberBankDetailsEvents, []));

export default { title: 'Flows/Staff/BankDetails' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?status=UNVERIFIED', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('UNVERIFIED');
});
export const Missing = stories.missing('Bank details not found');

export const Detail = stories.at(`?open=${sampleMemberBankDetails.id}`, async () => {
  const dialog = await findDialog('Asha Mishra');
  await dialog.findByText('••••1234');
  await dialog.findByRole('button', { name: t('Show in full') });
  await dialog.findByRole('button', { name: t('Verify') });
});
/** Only the PAN is known, and another member has it too. */
export const DetailIncomplete = stories.at('?open=4', async () => {
  const dialog = await findDialog('Ravi Kumar');
  await dialog.findByText(t('Another member has the same PAN. Check who it belongs to.'));
  await expect(dialog.queryByRole('button', { name: t('Verify') })).toBeNull();
});
export const DetailRejected = stories.at('?open=3', async () => {
  const dialog = await findDialog('Imran Sheikh');
  await dialog.findByText('The bank does not know this account.');
});
export const Verifying = stories.at(
  `?verify=${sampleMemberBankDetails.id}`,
  async () => {
    await pressIn(await findDialog(t('Verify')), 'Verify');
  },
  hangs(decideBankDetails),
);
/** The member has changed them meanwhile. */
export const VerifyingChanged = stories.at(
  `?verify=${sampleMemberBankDetails.id}`,
  async () => {
    const dialog = await findDialog(t('Verify'));
    await pressIn(dialog, 'Verify');
    await dialog.findByText('••••9999');
  },
  rejects(decideBankDetails, 409, {
    message: 'These bank details have changed. They are shown as they are now.',
    current: { ...sampleMemberBankDetails, accountNumber: '••••9999', version: 4 },
  }),
);
export const Rejecting = stories.at(`?reject=${sampleMemberBankDetails.id}`, async () => {
  const dialog = await findDialog(t('Reject'));
  await userEvent.click(dialog.getByRole('button', { name: t('Reject') }));
  await dialog.findByText(t('Please give a reason'));
});
