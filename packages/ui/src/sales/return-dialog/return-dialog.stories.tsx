import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReturnDialog } from './return-dialog.tsx';

const meta = {
  title: 'Sales/ReturnDialog',
  component: ReturnDialog,
  args: {
    isOpen: true,
    reason: '',
    error: undefined,
    alert: undefined,
    isSending: false,
    onChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Why are you returning it?' }), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('x');
    await userEvent.click(screen.getByRole('button', { name: 'Request a return' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Filled: Story = { args: { reason: 'The jar was broken.' } };
export const Invalid: Story = {
  args: { error: 'Please tell us why you are returning it' },
  play: async () => {
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Please tell us why you are returning it',
    );
  },
};
export const Sending: Story = { args: { reason: 'The jar was broken.', isSending: true } };
export const NotSent: Story = {
  args: { reason: 'The jar was broken.', alert: 'This order can no longer be returned.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This order can no longer be returned.');
  },
};
