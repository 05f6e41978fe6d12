import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './index.ts';

const meta = {
  title: 'Primitives/Link',
  component: TextLink,
  args: { href: '/products', children: 'See all products' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAList: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Nothing here yet. <TextLink {...args} /> or come back tomorrow.
    </p>
  ),
};
