import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Catalogue/FilterChips',
  component: FilterChips,
  args: {
    filters: [{ filter: { kind: 'brand', name: 'Aranjeev' }, href: '/products/' }],
    clearHref: '/products/',
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFilter: Story = {
  play: async ({ canvas }) => {
    const name = t('Remove filter {name}', { name: 'Aranjeev' });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/products/');
    await expect(canvas.getByRole('link', { name: t('Clear all') })).toBeVisible();
  },
};

export const SeveralFilters: Story = {
  args: {
    filters: [
      { filter: { kind: 'brand', name: 'Aranjeev' }, href: '/products/?price=200-500' },
      { filter: { kind: 'price', from: 200, under: 500 }, href: '/products/?points=50' },
      { filter: { kind: 'points', least: 50 }, href: '/products/?inStock=true' },
      { filter: { kind: 'inStock' }, href: '/products/?brand=aranjeev' },
    ],
  },
};

/** The lowest and the highest range of prices. */
export const OpenPrices: Story = {
  args: {
    filters: [
      { filter: { kind: 'price', from: 0, under: 200 }, href: '/products/?a' },
      { filter: { kind: 'price', from: 1000, under: undefined }, href: '/products/?b' },
    ],
  },
};

/** A name that is longer than a phone is wide. */
export const LongName: Story = {
  args: { filters: [{ filter: { kind: 'brand', name: 'Aranjeev'.repeat(8) }, href: '/products/' }] },
};

/** Without filters nothing is shown. */
export const NoFilters: Story = {
  tags: ['shows-nothing'],
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
