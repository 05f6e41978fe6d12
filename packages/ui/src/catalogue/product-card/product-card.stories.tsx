import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { honey } from '../fixtures/products.ts';
import { ProductCard } from './product-card.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  args: { ...honey, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  play: async ({ canvas }) => {
    const words = `Harit Gram Forest Honey ₹640.00 ${t('{count} points', { count: 32 })} ${t('In stock')}`;
    await expect(canvas.getByRole('link')).toHaveAccessibleName(words);
  },
};

/** Buyers have reviewed it. */
export const Reviewed: Story = {
  args: { rating: { average: 4.62, count: 12 } },
  play: async ({ canvas }) => {
    const name = t('{average} of 5, {count} reviews', { average: '4.6', count: 12 });
    await expect(canvas.getByRole('img', { name })).toHaveTextContent('★ 4.6 (12)');
  },
};

/** Some of its sizes cost more. */
export const FromPrice: Story = {
  args: { hasDearerSizes: true },
  play: async ({ canvas }) => {
    const price = t('From {price}', { price: '₹640.00' });
    const words = `Harit Gram Forest Honey ${price} ${t('{count} points', { count: 32 })} ${t('In stock')}`;
    await expect(canvas.getByRole('link')).toHaveAccessibleName(words);
  },
};

/** Some of its sizes cost more; as narrow as on the smallest phone. */
export const FromPriceNarrow: Story = {
  args: { price: 12_450, hasDearerSizes: true },
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
};

/** In a sale: the maximum retail price is struck through, and screen readers name it. */
export const OnSale: Story = {
  args: { price: 560, sale: { until: '2026-11-30', maximumRetailPrice: 720 } },
  play: async ({ canvas }) => {
    const price = `₹560.00 ${t('Maximum retail price')} ₹720.00`;
    const words = `Harit Gram Forest Honey ${price} ${t('{count} points', { count: 32 })} ${t('In stock')}`;
    await expect(canvas.getByRole('link')).toHaveAccessibleName(words);
    await expect(canvas.getByText('₹720.00')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
};

/** In a sale, as narrow as on the smallest phone. */
export const OnSaleNarrow: Story = {
  args: { price: 12_450, sale: { until: '2026-11-30', maximumRetailPrice: 14_999 } },
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
};

/** In a sale whose maximum retail price is not known. */
export const OnSaleWithoutMaximum: Story = {
  args: { price: 560, sale: { until: '2026-11-30' } },
};

export const Low: Story = { args: { stock: { status: 'LOW', quantity: 3 } } };
export const SoldOut: Story = { args: { stock: { status: 'SOLD_OUT', quantity: 0 } } };

export const LongName: Story = {
  args: {
    name: 'Aloe Vera Juice with Tulsi and Ginger, No Added Sugar, Family Bottle of One Litre',
    price: 123456,
  },
};

/** As narrow as one of two cards in a row on the smallest phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
};
