import { type ListedMember, blockMember, getMember, listMembers } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleMember } from './member.scenario.ts';
import { members } from './member-list.tsx';

const admin: ListedMember = {
  ...sampleMember,
  id: '01a2058b-a088-7593-895b-e301684aece9',
  name: 'Sushma Yadav',
  username: 'sushma',
  roles: ['MEMBER', 'STAFF', 'ADMIN'],
  primaryEmail: null,
  primaryPhone: null,
  referralCode: null,
  sponsor: null,
};

const blocked: ListedMember = {
  ...sampleMember,
  id: '01a2058b-a088-7593-895b-e301684aecea',
  name: 'Ravi Kumar',
  username: 'ravi',
  primaryPhone: '9000000002',
  block: { at: '2026-11-22T06:30:00.000Z', reason: 'Orders under false names' },
};

const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: t('Actions for {name}', { name }) }));

const stories = resourceStories(members, { list: listMembers, get: getMember }, [
  sampleMember,
  admin,
  blocked,
]);

export default { title: 'Flows/Staff/Members' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
/** The members of one sponsor. */
export const OfSponsor = stories.at('?sponsor=KAMLA2026', async () => {
  const name = t('Sponsor (code or mobile)');
  await expect(await screen.findByRole('textbox', { name, hidden: true })).toHaveValue('KAMLA2026');
});
/** A code that is typed narrows the list, which is whole again without it. */
export const CodeTyped = stories.at('', async () => {
  const filters = screen.queryByRole('button', { name: t('Filters') });
  if (filters) await userEvent.click(filters);
  const code = await screen.findByRole('textbox', { name: t('Sponsor (code or mobile)') });
  await userEvent.type(code, 'KAMLA2026{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: t('Clear all') }));
  await expect(code).toHaveValue('');
});

/** A member who can log in can be blocked. */
export const Menu = stories.at('', async () => {
  await openMenu('Asha Mishra');
  for (const action of ['View', 'End all sessions', 'Block'])
    await expect(await screen.findByRole('menuitem', { name: t(action) })).toBeVisible();
  await expect(screen.queryByRole('menuitem', { name: t('Unblock') })).toBeNull();
});
/** All logins of the member end only after a question. */
export const EndingSessions = stories.at('', async () => {
  await openMenu('Asha Mishra');
  await userEvent.click(await screen.findByRole('menuitem', { name: t('End all sessions') }));
  const question = await findDialog(t('Log this member out everywhere?'));
  await question.findByText('Asha Mishra');
  await question.findByRole('button', { name: t('End all sessions') });
});
/** A blocked member can only be unblocked. */
export const MenuOfBlocked = stories.at('', async () => {
  await openMenu('Ravi Kumar');
  await expect(await screen.findByRole('menuitem', { name: t('Unblock') })).toBeVisible();
  await expect(screen.queryByRole('menuitem', { name: t('Block') })).toBeNull();
});
export const Missing = stories.missing('Member not found');

const block = `?block=${sampleMember.id}`;
/** Types a reason and presses 'Block'; returns the dialog. */
async function typeAndBlock() {
  const dialog = await findDialog(t('Block'));
  await userEvent.type(await dialog.findByRole('textbox', { name: t('Reason') }), 'Orders under false names');
  await pressIn(dialog, 'Block');
  return dialog;
}
export const Blocking = stories.at(block, async () => {
  await findDialog(t('Block'));
});
export const BlockingWithoutReason = stories.at(block, async () => {
  const dialog = await findDialog(t('Block'));
  await pressIn(dialog, 'Block');
  await dialog.findByText(t('Please give a reason'));
});
export const BlockingBusy = stories.at(
  block,
  async () => {
    const dialog = await typeAndBlock();
    await expect(dialog.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  hangs(blockMember),
);
/** Another administrator was faster: the dialog shows the member as it is now, and nothing can be saved any more. */
export const BlockedMeanwhile = stories.at(
  block,
  async () => {
    const dialog = await typeAndBlock();
    await dialog.findByText(t('Another admin has blocked this member. The member is shown as it is now.'));
    await dialog.findByText('Left the company');
    await expect(dialog.getByRole('button', { name: t('Block') })).toHaveAttribute('aria-disabled', 'true');
  },
  rejects(blockMember, 409, {
    message: 'This member is blocked already.',
    current: { ...sampleMember, block: { at: '2026-11-22T06:30:00.000Z', reason: 'Left the company' } },
  }),
);
export const BlockSaved = stories.at(
  block,
  async () => {
    await typeAndBlock();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(blockMember, { ...sampleMember, block: blocked.block }),
);
