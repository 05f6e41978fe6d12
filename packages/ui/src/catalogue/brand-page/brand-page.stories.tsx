import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { products } from '../fixtures/products.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { ProductCatalogue } from '../product-catalogue/product-catalogue.tsx';
import { BrandPage } from './brand-page.tsx';

const catalogue = (count: number, total: number) => (
  <ProductCatalogue
    products={products.slice(0, count)}
    total={total}
    page={1}
    pageSize={8}
    toHref={(page) => `/brands/vanaprastha?page=${page}`}
    allHref="/products"
  />
);

const meta = {
  title: 'Catalogue/BrandPage',
  component: BrandPage,
  args: {
    name: 'Vanaprastha',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Shop', href: '/products/' },
      { label: 'Brands', href: '/brands' },
      { label: 'Vanaprastha' },
    ],
    shopHref: '/products/?brand=vanaprastha',
    catalogue: catalogue(4, 4),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  slogan: 'From the forest edge, with care',
  description:
    'Herbs bought from named growers, dried in shade and tested lot by lot before they are packed.\n\nThe month of the harvest is on each pack.',
};

export const WithLogo: Story = {
  args: {
    ...facts,
    image: productImage('Vanaprastha', 'box', '#8a5a2b'),
    catalogue: catalogue(8, 24),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vanaprastha' })).toBeVisible();
    const link = canvas.getByRole('link', {
      name: t('All products of {brand} in the shop', { brand: 'Vanaprastha' }),
    });
    await expect(link).toHaveAttribute('href', '/products/?brand=vanaprastha');
  },
};

export const WithoutLogo: Story = { args: facts };

/** What staff have not written leaves no gap. */
export const NameOnly: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(facts.slogan)).toBeNull();
  },
};
