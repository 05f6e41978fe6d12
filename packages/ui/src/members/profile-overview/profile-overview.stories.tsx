import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { asPage } from '../../shell/fixtures/page.tsx';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ProfileOverview } from './profile-overview.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const user = {
  firstName: 'Asha',
  midName: null,
  lastName: 'Verma',
  username: 'asha',
  roles: ['MEMBER'],
  gender: 'FEMALE',
  dob: '1991-03-14',
  primaryEmail: 'asha@example.com',
  primaryPhone: '9876543210',
  alternateEmails: [],
  alternatePhone: [],
  imageUrl: null,
};

const meta = {
  title: 'Members/ProfileOverview',
  component: ProfileOverview,
  args: { user, onVerify: fn() },
  render: (args) => (
    <AccountPage title="Profile Overview">
      <ProfileOverview {...args} />
    </AccountPage>
  ),
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Profile Overview') })).toBeVisible();
    await expect(canvas.getByText('@asha')).toBeVisible();
    await expect(canvas.getByText(formatDate('1991-03-14'))).toBeVisible();
    await expect(canvas.queryByText(t('Additional Contact Information'))).toBeNull();
  },
};

export const EverythingKnown: Story = {
  args: {
    user: {
      ...user,
      midName: 'Kumari',
      roles: ['MEMBER', 'STAFF'],
      alternateEmails: ['asha.verma.of.bahraich.and.lucknow@example.com'],
      alternatePhone: ['9000000001'],
      imageUrl: productImage('Asha', 'jar', '#8a5a2b').src,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Asha Kumari Verma' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: t('Photo of {name}', { name: 'Asha Kumari Verma' }) }),
    ).toBeVisible();
    await expect(canvas.getByText('+91 90000 00001')).toBeVisible();
  },
};

export const LittleKnown: Story = {
  args: { user: { ...user, lastName: '', gender: null, dob: null, primaryEmail: null, primaryPhone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('Not specified'))).toHaveLength(4);
  },
};

/** A changed contact must be verified before the member can log in with it. */
export const Unproven: Story = {
  args: { user: { ...user, unproven: ['email', 'phone'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Verify mobile number') }));
    await expect(args.onVerify).toHaveBeenLastCalledWith('phone');
    await userEvent.click(canvas.getByRole('button', { name: t('Verify email') }));
    await expect(args.onVerify).toHaveBeenLastCalledWith('email');
  },
};
