import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { BrandList } from './brand-list.tsx';

const meta = {
  title: 'Catalogue/BrandList',
  component: BrandList,
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Shop', href: '/products/' }, { label: 'Brands' }],
    brands: [
      {
        href: '/brands/vanaprastha',
        name: 'Vanaprastha',
        slogan: 'From the forest edge, with care',
        image: productImage('Vanaprastha', 'box', '#8a5a2b'),
      },
      { href: '/brands/poshara', name: 'Poshara', slogan: 'Every gram accounted for' },
      { href: '/brands/gharvari', name: 'Gharvari' },
    ],
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With logo and slogan, without a logo, and with a name only. */
export const Brands: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Vanaprastha/ });
    await expect(link).toHaveAttribute('href', '/brands/vanaprastha');
    await expect(canvas.getByRole('link', { name: 'Gharvari' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No brands here yet'))).toBeVisible();
  },
};
