import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../fixtures/products.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  args: { products, headingLevel: 2 },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const One: Story = { args: { products: products.slice(0, 1) } };
export const Loading: Story = { render: () => <ProductGridSkeleton /> };
