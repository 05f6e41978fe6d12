import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateAndTime } from './date-and-time.tsx';
import { formatDate } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/DateAndTime',
  component: DateAndTime,
  args: { at: '2026-11-20T10:15:00.000Z' },
} satisfies Meta<typeof DateAndTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${formatDate('2026-11-20')}, 3:45 pm`)).toHaveAttribute(
      'datetime',
      '2026-11-20T10:15:00.000Z',
    );
  },
};
