import { type StaffAccount, listStaffAccounts, setStaffAccess } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleStaffAccount } from './staff-account.scenario.ts';
import { staffAccounts } from './staff-accounts.tsx';

const own: StaffAccount = {
  ...sampleStaffAccount,
  id: '01a2058b-a088-7593-895b-e301684aecf2',
  name: 'Anil Saxena',
  username: 'admin',
  email: 'admin@example.in',
  role: 'ADMIN',
  rights: ['orders', 'catalogue', 'people', 'money', 'content', 'settings'],
  isOwn: true,
  lastLoginAt: null,
  hasSecondFactor: false,
};
const blocked: StaffAccount = {
  ...sampleStaffAccount,
  id: '01a2058b-a088-7593-895b-e301684aecf3',
  name: 'Ravi Kumar',
  username: 'ravi',
  email: null,
  rights: [],
  isBlocked: true,
};

const stories = resourceStories(staffAccounts, { list: listStaffAccounts }, [
  own,
  sampleStaffAccount,
  blocked,
]);
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: t('Actions for {name}', { name }) }));

export default { title: 'Flows/Staff/StaffAccounts' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
/** The own account has no actions. */
export const Menu = stories.at('', async () => {
  await openMenu('Sushma Yadav');
  for (const action of ['Change rights', 'Remove from staff'])
    await expect(await screen.findByRole('menuitem', { name: t(action) })).toBeVisible();
  const name = t('Actions for {name}', { name: 'Anil Saxena' });
  await expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
});
export const Removing = stories.at('', async () => {
  await openMenu('Sushma Yadav');
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Remove from staff') }));
  await findDialog(t('Remove this person from staff?'));
});

const address = `?access=${sampleStaffAccount.id}`;
/** Gives the right to people and presses 'Save'; returns the dialog. */
async function givePeople() {
  const dialog = await findDialog(t('Change rights'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: t('People') }));
  await pressIn(dialog, 'Save');
  return dialog;
}
export const Changing = stories.at(address, async () => {
  const dialog = await findDialog(t('Change rights'));
  await expect(await dialog.findByRole('checkbox', { name: t('Money') })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: t('People') })).not.toBeChecked();
});
/** An administrator has all rights, so there are none to choose. */
export const ToAdministrator = stories.at(address, async () => {
  const dialog = await findDialog(t('Change rights'));
  await userEvent.click(await dialog.findByRole('radio', { name: new RegExp(t('Administrator')) }));
  await expect(dialog.queryByRole('checkbox')).toBeNull();
});
export const ChangingBusy = stories.at(
  address,
  async () => {
    const dialog = await givePeople();
    await expect(dialog.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  hangs(setStaffAccess),
);
/** Another administrator was faster. */
export const ChangedMeanwhile = stories.at(
  address,
  async () => {
    const dialog = await givePeople();
    await dialog.findByRole('button', { name: t('Take theirs') });
  },
  rejects(setStaffAccess, 409, {
    message: 'Another user has changed this.',
    current: { ...sampleStaffAccount, rights: ['catalogue'] },
  }),
);
export const ChangeFailed = stories.at(
  address,
  async () => {
    const dialog = await givePeople();
    await dialog.findByText(t('You do not have permission to do this.'));
  },
  rejects(setStaffAccess, 403, { message: 'You do not have permission to do this.' }),
);
export const ChangeSaved = stories.at(
  address,
  async () => {
    await givePeople();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(setStaffAccess, { ...sampleStaffAccount, rights: ['people'] }),
);
