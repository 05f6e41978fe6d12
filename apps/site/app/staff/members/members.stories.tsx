import type { ListedMember } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { sampleMember } from './member.scenario.ts';
import { members } from './members.tsx';

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

const stories = resourceStories(members, [sampleMember, admin]);

export default { title: 'Flows/Staff/Members' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
/** The members of one sponsor. */
export const OfSponsor = stories.at('?sponsor=KAMLA2026', async () => {
  const name = t('Sponsor code');
  await expect(await screen.findByRole('textbox', { name, hidden: true })).toHaveValue('KAMLA2026');
});
/** A code that is typed narrows the list, which is whole again without it. */
export const CodeTyped = stories.at('', async () => {
  const filters = screen.queryByRole('button', { name: t('Filters') });
  if (filters) await userEvent.click(filters);
  const code = await screen.findByRole('textbox', { name: t('Sponsor code') });
  await userEvent.type(code, 'KAMLA2026{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: t('Clear all') }));
  await expect(code).toHaveValue('');
});
