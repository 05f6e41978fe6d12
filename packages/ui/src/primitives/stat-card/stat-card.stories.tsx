import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CancelledIcon, ClockIcon, ConfirmedIcon, PointsIcon } from '../../foundations/icon/icons.tsx';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Primitives/StatCard',
  component: StatCard,
  args: { title: 'Total Points', value: 1234567, tone: 'leaf', icon: <PointsIcon /> },
  decorators: [
    (Story) => (
      <dl className="max-w-form">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,34,567')).toBeVisible();
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const WithNote: Story = { args: { value: 316, note: 'Pending and confirmed' } };
export const Waiting: Story = {
  args: { title: 'Pending Points', value: 126, tone: 'spice', icon: <ClockIcon /> },
};
export const Confirmed: Story = {
  args: { title: 'Confirmed Points', value: 190, tone: 'credit', icon: <ConfirmedIcon /> },
};
export const Cancelled: Story = {
  args: { title: 'Cancelled Points', value: 30, tone: 'neutral', icon: <CancelledIcon /> },
};
