import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: { seconds: 300 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:00');
  },
};

export const LastSeconds: Story = {
  args: { seconds: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:09');
  },
};

export const Over: Story = { args: { seconds: 0 } };
