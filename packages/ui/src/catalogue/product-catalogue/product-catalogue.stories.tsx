import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { honey, products } from '../fixtures/products.ts';
import { ProductCatalogue } from './product-catalogue.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/ProductCatalogue',
  component: ProductCatalogue,
  args: {
    products,
    total: 48,
    page: 1,
    pageSize: 8,
    toHref: (page) => `/products?page=${page}`,
    allHref: '/products',
  },
  // The products have second-level headings below the page's own heading.
  decorators: [
    (Story) => (
      <div className="measure">
        <h1 className="sr-only">Shop</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LastPage: Story = { args: { products: products.slice(0, 3), page: 6, total: 43 } };
export const OneProduct: Story = { args: { products: products.slice(0, 1), total: 1 } };
export const Empty: Story = {
  args: { products: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('No products here yet'))).toBeVisible();
  },
};
export const EmptyCategory: Story = {
  args: { products: [], total: 0, emptyTitle: 'No products found for this category' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('No products found for this category'))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { products: [], total: 0, search: 'zzzqqq' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t('Nothing found for “{words}”', { words: 'zzzqqq' })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('See all products') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

/** The search matches no product, but pages. */
export const FoundElsewhere: Story = {
  args: {
    products: [],
    total: 0,
    search: 'refund',
    elsewhere: [
      { href: '/products/personal-care', label: 'Personal Care' },
      { href: '/cancelrefund', label: 'Cancellation and refund' },
    ],
  },
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByRole('navigation', { name: t('Matching pages and categories') });
    const links = within(elsewhere).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [t('Personal Care'), '/products/personal-care'],
      [t('Cancellation and refund'), '/cancelrefund'],
    ]);
    await expect(canvas.getByRole('link', { name: t('See all products') })).toBeVisible();
    await expect(canvas.queryByText(t('Check the spelling, or try another word.'))).toBeNull();
  },
};

/** A search says why each product is found. */
export const Found: Story = {
  args: {
    products: [
      { ...honey, match: { field: 'name', parts: ['Forest ', 'Honey', ''] } },
      ...products.slice(0, 2).map((product) => ({
        ...product,
        match: {
          field: 'description' as const,
          parts: ['…of neem leaves and the ', 'honey', ' of the forests, for the whole family…'],
        },
      })),
    ],
    total: 3,
    search: 'honey',
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const marked = (item: HTMLElement | undefined) => item?.querySelector('mark')?.textContent;
    await expect([marked(first), marked(second)]).toEqual(['Honey', 'honey']);
    await expect(canvas.getByRole('heading', { name: 'Forest Honey' })).toBeVisible();
  },
};

/** The search finds nothing: what it probably means, and the nearest products. */
export const NearlyFound: Story = {
  args: {
    products: [],
    total: 0,
    search: 'hunney',
    near: {
      meant: { text: 'honey', href: '/products/?search=honey' },
      products: products.slice(0, 2),
      pages: [{ href: '/Shop/blog/honey', label: 'Honey in winter' }],
    },
  },
  play: async ({ canvas }) => {
    const meant = await canvas.findByRole('link', { name: 'honey' });
    await expect(meant).toHaveAttribute('href', '/products/?search=honey');
    const near = canvas.getByRole('region', { name: t('Products that nearly match') });
    await expect(within(near).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Honey in winter' })).toBeVisible();
  },
};

/** No product matches all filters; without one of them there are some. */
export const NoneWithFilters: Story = {
  args: {
    products: [],
    total: 0,
    emptyTitle: 'No products match all filters',
    nearly: [
      { without: 'brand', count: 1, href: '/products/?price=200-500' },
      { without: 'price', count: 1204, href: '/products/?brand=aranjeev' },
      { without: 'points', count: 3, href: '/products/?brand=aranjeev&price=200-500' },
      { without: 'subCategory', count: 3, href: '/products/foods-pantry?points=50' },
      { without: 'fact', fact: 'Net quantity', count: 4, href: '/products/foods-pantry?points=25' },
      { without: 'inStock', count: 2, href: '/products/?brand=aranjeev&points=50' },
    ],
  },
  play: async ({ canvas }) => {
    const nearly = await canvas.findByRole('navigation', { name: t('Nearly matching') });
    const links = within(nearly).getAllByRole('link');
    const many = (count: string) => t('{count} products', { count });
    await expect(links.map((link) => link.textContent)).toEqual([
      t('Without brand: {products}', { products: t('1 product') }),
      t('Without price: {products}', { products: many('1,204') }),
      t('Without points: {products}', { products: many('3') }),
      t('Without subcategory: {products}', { products: many('3') }),
      t('Without {filter}: {products}', { filter: t('Net quantity'), products: many('4') }),
      t('With sold-out products: {products}', { products: many('2') }),
    ]);
  },
};

/** Other categories may have matches; and a word may be longer than a phone is wide. */
export const NothingFoundInCategory: Story = {
  args: {
    products: [],
    total: 0,
    search: 'tea'.repeat(30),
    emptyTitle: 'No products found for this category',
    searchAllHref: '/products?search=tea',
  },
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByRole('link', { name: t('Search all categories') });
    await expect(elsewhere).toHaveAttribute('href', '/products?search=tea');
  },
};
