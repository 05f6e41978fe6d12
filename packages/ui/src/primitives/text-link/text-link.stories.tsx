import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextButton, TextLink } from './text-link.tsx';

const meta = {
  title: 'Primitives/TextLink',
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

const remove = fn();

export const AsAButton: Story = {
  render: () => (
    <p>
      No associate has this code. <TextButton onClick={remove}>Remove</TextButton>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
