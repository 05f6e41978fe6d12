import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon } from '../../foundations/icon/icons.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  args: { count: 3 },
  decorators: [
    (Story) => (
      <span className="relative grid size-11 place-items-center text-title">
        <CartIcon />
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Dozens: Story = { args: { count: 42 } };
export const Hundreds: Story = { args: { count: 240 } };
