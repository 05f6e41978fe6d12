import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { FilterBar, type DataFilter } from './filter-bar.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
A search box and filters above a list. Every change takes effect at once. On a phone the filters stand behind one button.

| Key | Effect |
| --- | --- |
| Tab | Moves through the search box, the filters and 'Clear all' |
| Escape | Empties the search box |
| Enter or Space | On 'Filters': shows or hides the filters on a phone |
| ↑ ↓ or letters | Change a filter |
| Enter or Space | On 'Clear all': clears everything; the focus moves to the search box |
`;

const filters: readonly DataFilter[] = [
  {
    id: 'status',
    label: 'Status',
    value: '',
    options: [
      { value: 'PLACED', label: 'Placed' },
      { value: 'SHIPPED', label: 'Shipped' },
      { value: 'DELIVERED', label: 'Delivered' },
    ],
  },
  {
    id: 'payment',
    label: 'Payment',
    value: '',
    options: [
      { value: 'PAID', label: 'Paid' },
      { value: 'COD', label: 'Cash on delivery' },
    ],
  },
];

const withStatus = (value: string) =>
  filters.map((filter) => (filter.id === 'status' ? { ...filter, value } : filter));

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    search: '',
    filters,
    onSearchChange: fn(),
    onFilterChange: fn(),
    onClear: fn(),
  },
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t('Search') }), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
    await expect(canvas.queryByRole('button', { name: t('Filters') })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Status') }), t('Shipped'));
    await expect(args.onFilterChange).toHaveBeenCalledWith('status', 'SHIPPED');
    await expect(canvas.queryByRole('button', { name: t('Clear all') })).toBeNull();
  },
};
export const Searched: Story = { args: { search: 'asha' } };
export const Filtered: Story = { args: { filters: withStatus('SHIPPED') } };
/** An address that was saved has a choice that is not offered any more. */
export const NotOffered: Story = {
  args: { filters: withStatus('ARCHIVED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: t('Status') })).toHaveDisplayValue('ARCHIVED');
  },
};
/** The button says how many filters are set while they are hidden. */
export const Phone: Story = {
  args: { filters: withStatus('SHIPPED') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Filters: {count}', { count: 1 }) })).toBeVisible();
  },
};
export const PhoneOpen: Story = {
  args: { filters: withStatus('SHIPPED') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const filtersButton = canvas.getByRole('button', { name: t('Filters: {count}', { count: 1 }) });
    await userEvent.click(filtersButton);
    await expect(filtersButton).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: t('Status') })).toHaveValue('SHIPPED');
  },
};
export const SearchOnly: Story = { args: { filters: [] } };
export const Wide: Story = {
  args: { search: 'asha', filters: withStatus('SHIPPED') },
  globals: { viewport: { value: 'desktop' } },
};
export const WithDate: Story = {
  args: {
    isOtherSet: true,
    children: <DateField label="From" value="2026-11-01" onChange={fn()} />,
  },
};

/** Many fields stand in columns below the search box. */
export const ManyFields: Story = {
  args: {
    filters: ['Needs action', 'Status', 'Payment', 'Payment method', 'Carrier'].map((label) => ({
      id: label,
      label,
      value: '',
      options: [],
    })),
    children: <DateField label="Placed from" value="" onChange={fn()} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const toBox = (name: string) => canvas.getByRole('combobox', { name: t(name) }).getBoundingClientRect();
    await expect(toBox('Needs action').top).toBe(toBox('Payment').top);
    await expect(toBox('Carrier').left).toBe(toBox('Needs action').left);
    await expect(toBox('Needs action').top).toBeGreaterThan(
      canvas.getByRole('searchbox', { name: t('Search') }).getBoundingClientRect().bottom,
    );
  },
};
export const Hindi: Story = { args: { search: 'asha' }, globals: { language: 'hi' } };

/** The focus moves to the search box, since the button goes away. */
export const Cleared: Story = {
  render: function Controlled(args) {
    const [search, setSearch] = useState('asha');
    return <FilterBar {...args} search={search} onSearchChange={setSearch} onClear={() => setSearch('')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Clear all') }));
    await expect(canvas.getByRole('searchbox', { name: t('Search') })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t('Clear all') })).toBeNull();
  },
};
