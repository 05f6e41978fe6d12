import { listInvitations } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleInvitation } from './staff-account.scenario.ts';
import { staffInvitations } from './staff-invitations.tsx';

const expired = {
  ...sampleInvitation,
  id: '01a2058b-a088-7593-895b-e301684aecf5',
  email: 'old@example.in',
  isExpired: true,
};
const stories = resourceStories(staffInvitations, { list: listInvitations }, [sampleInvitation, expired]);

export default { title: 'Flows/Staff/StaffInvitations' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Inviting = stories.creating;
export const InvitingWithoutRights = stories.at('?open=new', async () => {
  const dialog = await findDialog(t('Invite'));
  await userEvent.type(await dialog.findByRole('textbox', { name: t('Email') }), 'meera@example.in');
  await pressIn(dialog, 'Send invitation');
  await dialog.findByText(t('Choose at least one right'));
});
export const Detail = stories.at(`?open=${sampleInvitation.id}`, async () => {
  const dialog = await findDialog('meera@example.in');
  await dialog.findByText('Anil Saxena');
});
export const Menu = stories.at('', async () => {
  const name = t('Actions for {name}', { name: 'meera@example.in' });
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect(await screen.findByRole('menuitem', { name: t('Send again') })).toBeVisible();
});
export const Withdrawing = stories.at('', async () => {
  const name = t('Actions for {name}', { name: 'meera@example.in' });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Withdraw') }));
  await findDialog(t('Withdraw this invitation?'));
});
