import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Shop', href: '/products' },
      { label: 'Foods & Pantry', href: '/products/foods-pantry' },
      { label: 'Forest Honey' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const Shallow: Story = { args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Shop' }] } };
