import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { categories } from '../fixtures/products.ts';
import { ProductFilters } from './product-filters.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/ProductFilters',
  component: ProductFilters,
  args: {
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
} satisfies Meta<typeof ProductFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Category') }), 'skin-care');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('skin-care');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Sort') }), 'price-asc');
    await expect(args.onSortChange).toHaveBeenCalledWith('price-asc');
    const filters = canvas.getByRole('link', { name: t('Filters') });
    await expect(filters).toHaveAttribute('href', '/products/?filters=open');
    await userEvent.click(filters);
    await expect(args.onFiltersOpen).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { category: 'skin-care', sort: 'price-asc' } };

export const FiltersSet: Story = {
  args: {
    filterCount: 2,
    preserved: [
      ['brand', 'a'],
      ['brand', 'b'],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: t('Filters: {count}', { count: '2' }) })).toBeVisible();
    const brands = [...canvasElement.querySelectorAll<HTMLInputElement>('[name=brand]')];
    await expect(brands.map(({ value }) => value)).toEqual(['a', 'b']);
  },
};

/** Each choice preserves the search; a category's count includes all its products. */
export const WithSearchText: Story = {
  args: { preserved: [['search', 'honey']] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[name=search]')).toHaveValue('honey');
    await expect(canvas.getByRole('option', { name: t('Skin Care') })).toBeInTheDocument();
  },
};
