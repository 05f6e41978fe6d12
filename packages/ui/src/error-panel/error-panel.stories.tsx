import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPanel } from './index.ts';

const meta = {
  title: 'Primitives/ErrorPanel',
  component: ErrorPanel,
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithReasonAndRetry: Story = {
  args: {
    title: 'The products could not be loaded',
    text: 'No response from server.',
    onRetry: fn(),
  },
};
