import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountDetails } from './account-details.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/AccountDetails',
  component: AccountDetails,
  args: {
    isOpen: true,
    values: {
      username: 'asha',
      dob: '1991-03-14',
      alternateEmails: 'asha.shop@example.in',
      alternatePhone: '9812345678',
      password: '',
    },
    asksForPassword: false,
    errors: {},
    alert: undefined,
    isSaving: false,
    lastBirthDate: '2008-11-23',
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AccountDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('More details') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: t('Username') }), '1');
    await expect(args.onChange).toHaveBeenCalledWith('username', 'asha1');
    await userEvent.click(screen.getByRole('button', { name: t('Save Changes') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    errors: {
      username: 'This username is taken',
      dob: 'You must be 18 or older',
      alternateEmails: 'Invalid email',
      alternatePhone: 'Enter valid 10-digit phone',
    },
  },
};

/** A username is a login name. */
export const OtherUsername: Story = {
  args: { values: { ...meta.args.values, username: 'asha7' }, asksForPassword: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(t('Password')), 'd');
    await expect(args.onChange).toHaveBeenCalledWith('password', 'd');
  },
};

export const InvalidPassword: Story = {
  args: {
    values: { ...meta.args.values, username: 'asha7', password: 'neem4tea' },
    asksForPassword: true,
    errors: { password: 'This password is incorrect.' },
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const Rejected: Story = { args: { alert: 'No response from server.' } };
