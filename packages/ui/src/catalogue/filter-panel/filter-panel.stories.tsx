import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosenFilters, offeredFilters } from '../fixtures/filters.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  args: {
    action: '/products/skin-care',
    offered: offeredFilters,
    choices: {
      brands: [],
      price: undefined,
      points: undefined,
      inStock: false,
      subCategory: undefined,
      facts: [],
    },
    closeHref: '/products/skin-care',
  },
  decorators: [
    (Story) => (
      <div className="measure py-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

/** The form holds the choices, and what the address asks for besides. */
export const SeveralChosen: Story = {
  args: { choices: chosenFilters, preserved: [['sort', 'name']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Annkosh (30)' }));
    const form = canvas.getByRole<HTMLFormElement>('form', { name: t('Filters') });
    await expect([...new FormData(form)]).toEqual([
      ['sub', 'Honey and ghee'],
      ['brand', 'aranjeev'],
      ['price', '200-500'],
      ['points', '50'],
      ['inStock', 'true'],
      ['fact', 'Net quantity:200 g'],
      ['sort', 'name'],
    ]);
    await expect(canvas.getByRole('link', { name: t('Close') })).toHaveAttribute(
      'href',
      '/products/skin-care',
    );
  },
};
