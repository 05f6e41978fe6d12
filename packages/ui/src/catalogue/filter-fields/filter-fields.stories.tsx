import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chosenFilters, offeredFilters } from '../fixtures/filters.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { FilterFields } from './filter-fields.tsx';

const meta = {
  title: 'Catalogue/FilterFields',
  component: FilterFields,
  args: {
    offered: offeredFilters,
    choices: {
      brands: [],
      price: undefined,
      points: undefined,
      inStock: false,
      subCategory: undefined,
      facts: [],
    },
    onChange: fn(),
  },
} satisfies Meta<typeof FilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Aranjeev (12)' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.choices, brands: ['aranjeev'] });
    await userEvent.click(
      canvas.getByRole('radio', { name: `${t('₹{from} to ₹{to}', { from: '200', to: '500' })} (16)` }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.choices, price: '200-500' });
    await userEvent.click(canvas.getByRole('checkbox', { name: `${t('In stock')} (45)` }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.choices, inStock: true });
  },
};

export const SeveralChosen: Story = {
  args: { choices: chosenFilters },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Aranjeev (12)' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...chosenFilters, brands: ['annkosh'] });
    await userEvent.click(canvas.getByRole('radio', { name: t('Any price') }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...chosenFilters, price: undefined });
    await userEvent.click(canvas.getByRole('checkbox', { name: '500 g (17)' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      ...chosenFilters,
      facts: ['Net quantity:200 g', 'Net quantity:500 g'],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Spices (17)' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...chosenFilters, subCategory: 'Spices' });
    await userEvent.click(canvas.getByRole('radio', { name: t('All subcategories') }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...chosenFilters, subCategory: undefined });
  },
};

/** In Hindi, as far as it is known: what is English has its language. */
export const InHindi: Story = {
  globals: { language: 'hi' },
  args: {
    offered: {
      ...offeredFilters,
      subCategories: [
        { value: 'Honey and ghee', name: 'शहद और घी', count: 31 },
        { value: 'Spices', name: 'Spices', count: 17 },
      ],
      facts: [
        {
          name: 'कहाँ उगा',
          values: [
            { fact: 'Harvest region:Umaria', value: 'उमरिया', count: 9 },
            { fact: 'Harvest region:Erode', value: 'Erode', count: 4 },
          ],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Spices')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('radio', { name: 'शहद और घी (31)' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.choices, subCategory: 'Honey and ghee' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'उमरिया (9)' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.choices, facts: ['Harvest region:Umaria'] });
  },
};

/** The numbers could not be loaded. */
export const WithoutCounts: Story = {
  args: {
    choices: chosenFilters,
    offered: {
      brands: offeredFilters.brands.map((brand) => ({ ...brand, count: undefined })),
      prices: offeredFilters.prices.map((price) => ({ ...price, count: undefined })),
      points: offeredFilters.points.map((points) => ({ ...points, count: undefined })),
      inStock: undefined,
      subCategories: [],
      facts: [],
    },
  },
};

/** There are no brands yet. */
export const WithoutBrands: Story = {
  args: { offered: { ...offeredFilters, brands: [], subCategories: [], facts: [] } },
};
