import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { categories, products } from '../fixtures/products.ts';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton.tsx';
import { ProductCatalogue } from '../product-catalogue/product-catalogue.tsx';
import { ProductList } from './product-list.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const catalogue = (count: number, total: number) => (
  <ProductCatalogue
    products={products.slice(0, count)}
    total={total}
    page={1}
    pageSize={8}
    toHref={(page) => `/products?page=${page}`}
    allHref="/products"
  />
);

const meta = {
  title: 'Catalogue/ProductList',
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
      filtersHref: '/products/?filters=open',
      onFiltersOpen: fn(),
      onCategoryChange: fn(),
      onSortChange: fn(),
    },
    catalogue: catalogue(8, 48),
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
    catalogue: catalogue(4, 4),
  },
};

export const Found: Story = {
  args: {
    heading: 'Results for “honey”',
    text: 'Products that match your search, with prices and points.',
    filters: { ...meta.args.filters, preserved: [['search', 'honey']] },
    clearSearchHref: '/products/?sort=price-asc',
    catalogue: catalogue(3, 3),
  },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('link', { name: t('Clear search') });
    await expect(clear).toHaveAttribute('href', '/products/?sort=price-asc');
  },
};

/** A search that names a brand offers its page. */
export const FoundBrand: Story = {
  args: {
    ...Found.args,
    heading: 'Results for “vanaprastha”',
    brands: [{ name: 'Vanaprastha', href: '/brands/vanaprastha' }],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('Brand: {name}', { name: 'Vanaprastha' }) });
    await expect(link).toHaveAttribute('href', '/brands/vanaprastha');
  },
};

export const Filtered: Story = {
  args: {
    filters: { ...meta.args.filters, filterCount: 2 },
    narrowing: (
      <FilterChips
        className="mt-4"
        filters={[
          { filter: { kind: 'brand', name: 'Aranjeev' }, href: '/products/?inStock=true' },
          { filter: { kind: 'inStock' }, href: '/products/?brand=aranjeev' },
        ]}
        clearHref="/products/"
      />
    ),
    catalogue: catalogue(3, 3),
  },
};

export const Loading: Story = { args: { catalogue: <ProductGridSkeleton /> } };

export const Empty: Story = { args: { catalogue: catalogue(0, 0) } };

export const Failed: Story = {
  args: {
    catalogue: (
      <ErrorPanel title="The products could not be loaded" text="No response from server." onRetry={fn()} />
    ),
  },
};
