import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../fixtures/company.tsx';
import { categories, products } from '../fixtures/products.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { ProductGridSkeleton } from '../product-grid/index.ts';
import { ProductShelf } from '../product-shelf/index.ts';
import { ProductList } from './index.ts';

const shelf = (count: number, total: number) => (
  <ProductShelf
    products={products.slice(0, count)}
    total={total}
    page={1}
    pageSize={8}
    hrefOf={(page) => `/products?page=${page}`}
    allHref="/products"
  />
);

const meta = {
  title: 'Screens/ProductList',
  component: ProductList,
  args: {
    heading: 'Shop',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Shop' }],
    filters: {
      categories,
      category: '',
      sorts: [
        { value: 'featured', label: 'Featured' },
        { value: 'price-asc', label: 'Price: low to high' },
      ],
      sort: 'featured',
      onCategoryChange: fn(),
      onSortChange: fn(),
    },
    shelf: shelf(8, 48),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const Category: Story = {
  args: {
    heading: 'Foods & Pantry',
    text: 'Honey, grains, oils and spices for the kitchen.',
    shelf: shelf(4, 4),
  },
};

export const Found: Story = {
  args: {
    heading: 'Results for “honey”',
    text: 'What comes close to your words, with prices, points and what is left.',
    filters: { ...meta.args.filters, search: 'honey' },
    clearSearchHref: '/products/?sort=price-asc',
    shelf: shelf(3, 3),
  },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('link', { name: 'Clear search' });
    await expect(clear).toHaveAttribute('href', '/products/?sort=price-asc');
  },
};

export const Loading: Story = { args: { shelf: <ProductGridSkeleton /> } };

export const Empty: Story = { args: { shelf: shelf(0, 0) } };

export const Failed: Story = {
  args: {
    shelf: (
      <ErrorPanel title="The products could not be loaded" text="No response from server." onRetry={fn()} />
    ),
  },
};
