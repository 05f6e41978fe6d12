import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MobileForm } from './mobile-form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/MobileForm',
  component: MobileForm,
  args: {
    isOpen: true,
    mobile: '',
    error: undefined,
    alert: undefined,
    isSaving: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof MobileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Your mobile number') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: t('Mobile number') }), '9');
    await expect(args.onChange).toHaveBeenCalledWith('9');
    await userEvent.click(screen.getByRole('button', { name: t('Send OTP') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = { args: { mobile: '12345', error: 'Enter valid 10-digit phone' } };

export const Rejected: Story = {
  args: {
    mobile: '9876543210',
    alert: { text: 'Too many requests. Please try again in 30 minutes.' },
  },
};

export const Saving: Story = { args: { mobile: '9876543210', isSaving: true } };
