import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { footer, header, mobileBar } from '../fixtures/company.tsx';
import { categories, products } from '../fixtures/products.ts';
import { PageShell } from '../page-shell/index.ts';
import { ProductList, type ReadyShelf } from './index.ts';

const ready: ReadyShelf = {
  kind: 'ready',
  products,
  total: 48,
  page: 1,
  pageSize: 8,
  hrefOf: (page) => `/products?page=${page}`,
  allHref: '/products',
};

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
    state: ready,
  },
  decorators: [
    (Story) => (
      <PageShell header={header} footer={footer} mobileBar={mobileBar}>
        <Story />
      </PageShell>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const LastPage: Story = {
  args: { state: { ...ready, products: products.slice(0, 3), page: 6, total: 43 } },
};

export const OneProduct: Story = { args: { state: { ...ready, products: products.slice(0, 1), total: 1 } } };

export const Category: Story = {
  args: {
    heading: 'Foods & Pantry',
    text: 'Honey, grains, oils and spices for the kitchen.',
    state: { ...ready, products: products.slice(0, 4), total: 4 },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = { args: { state: { ...ready, products: [], total: 0 } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', text: 'No response from server.', onRetry: fn() } },
};
