import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { DonePanel } from './done-panel.tsx';

const meta = {
  title: 'Primitives/DonePanel',
  component: DonePanel,
  args: {
    title: 'Your new password is set',
    text: 'You have been logged out on all devices. Log in with your new password.',
    action: <ButtonLink href="/">Login</ButtonLink>,
  },
} satisfies Meta<typeof DonePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
