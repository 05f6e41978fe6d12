import type { Meta, StoryObj } from '@storybook/react-vite';
import { packshot } from '../fixtures/packshot.ts';
import { Picture } from './index.ts';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: {
    image: packshot('Forest Honey', 'jar', '#c98714', 'A jar of forest honey'),
    sizes: '16rem',
    className: 'size-64',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
export const Priority: Story = { args: { priority: true } };
