import type { Meta, StoryObj } from '@storybook/react-vite';
import { Points } from './points.tsx';

const meta = {
  title: 'Primitives/Points',
  component: Points,
  args: { points: 25 },
} satisfies Meta<typeof Points>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { points: 1 } };
export const None: Story = { args: { points: 0 } };
export const Thousands: Story = { args: { points: 123456 } };
