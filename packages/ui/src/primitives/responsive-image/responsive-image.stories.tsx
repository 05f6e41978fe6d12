import type { Meta, StoryObj } from '@storybook/react-vite';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ResponsiveImage } from './responsive-image.tsx';

const meta = {
  title: 'Primitives/ResponsiveImage',
  component: ResponsiveImage,
  args: {
    image: productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey'),
    sizes: '16rem',
    className: 'size-64',
  },
} satisfies Meta<typeof ResponsiveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
export const Priority: Story = { args: { priority: true } };
