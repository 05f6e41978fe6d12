import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertPanel } from './alert-panel.tsx';

const meta = {
  title: 'Primitives/AlertPanel',
  component: AlertPanel,
  args: { children: 'Failed to submit: No response from server.' },
} satisfies Meta<typeof AlertPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
