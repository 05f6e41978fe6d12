import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { chosenFilters, offeredFilters } from '../fixtures/filters.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { FilterSheet } from './filter-sheet.tsx';

const meta = {
  title: 'Catalogue/FilterSheet',
  component: FilterSheet,
  args: {
    status: 'ready',
    offered: offeredFilters,
    choices: {
      brands: [],
      price: undefined,
      points: undefined,
      inStock: false,
      subCategory: undefined,
      facts: [],
    },
    total: 1248,
    isCounting: false,
    canClear: false,
    onChange: fn(),
    onClear: fn(),
    onApply: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: t('Filters') });
    await userEvent.click(screen.getByRole('button', { name: t('Clear all') }));
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(
      screen.getByRole('button', { name: t('Show {count} products', { count: '1,248' }) }),
    );
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SeveralChosen: Story = {
  args: { choices: chosenFilters, total: 1, canClear: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: t('Show 1 product') });
    await userEvent.click(screen.getByRole('button', { name: t('Clear all') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The counts of the new choices are on their way. */
export const Counting: Story = {
  args: { choices: chosenFilters, isCounting: true, canClear: true },
  play: async () => {
    await screen.findByRole('button', { name: t('Show products') });
    await expect(screen.getByRole('checkbox', { name: 'Aranjeev (12)' })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  args: { choices: chosenFilters, total: 12, canClear: true },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { status: 'loading', total: undefined },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(t('Loading filters…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
