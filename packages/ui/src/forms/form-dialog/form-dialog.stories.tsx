import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Forms/FormDialog',
  component: FormDialog,
  args: {
    isOpen: true,
    title: 'Your mobile number',
    isBusy: false,
    alert: undefined,
    submitLabel: 'Send OTP',
    children: <TextField label="Mobile number" name="mobile" />,
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits, as the button does. */
export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Your mobile number') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: t('Send OTP') }));
    await userEvent.type(screen.getByRole('textbox', { name: t('Mobile number') }), '9{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  args: { alert: { text: 'Too many requests. Please try again in 30 minutes.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      t('Too many requests. Please try again in 30 minutes.'),
    );
  },
};

/** A new attempt removes the alert. */
export const Busy: Story = {
  args: { isBusy: true, busyText: 'Sending...', alert: { text: 'Too many requests.' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: t('Sending...') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** A step of a form: its other button goes back, and a code is being sent. */
export const Step: Story = {
  args: { cancelLabel: 'Back', isSubmitDisabled: true, onCancel: fn() },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: t('Send OTP') })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: t('Back') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
