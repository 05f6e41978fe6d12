import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete this address?',
    text: 'This cannot be undone.',
    confirmLabel: 'Delete',
    isBusy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Delete this address?') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(t('This cannot be undone.'));
    await userEvent.click(screen.getByRole('button', { name: t('Delete') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async () => {
    const button = await screen.findByRole('button', { name: t('Delete') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Use this where 'Cancel' could be mistaken for the action itself. */
export const AnotherWordForNo: Story = {
  args: {
    title: 'Cancel this order?',
    text: 'It will not be sent, and its points will be cancelled.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
  },
  play: async ({ userEvent, args }) => {
    await expect(screen.queryByRole('button', { name: t('Cancel') })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: t('Keep order') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Delete the address of Lakshminarasimhan Subrahmanyam?',
    text: 'Flat 1204, Tower B, Shri Siddhivinayak Cooperative Housing Society, Old Link Road, Silvassa',
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
