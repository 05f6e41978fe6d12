import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { DataTable } from './data-table.tsx';
import type { DataColumn, DataSort } from './data-table.types.ts';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
Records as a table; below 640 px as cards with the same names.

| Key | Effect |
| --- | --- |
| Tab | Moves through headers, checkboxes, links, menus and pages |
| Enter or Space | On a header: sorts by it; pressed again, in the other direction |
| Space | On a checkbox: selects the row |
| Arrow keys | On the table itself: scroll it |
| Enter, Space or ↓ | On 'Actions for …': opens the menu |
| ↑ ↓ Home End | In the menu: move |
| Enter | In the menu: does the action |
| Escape or Tab | Closes the menu; Escape returns the focus to its button |
`;

interface Order {
  id: string;
  customer: string;
  placed: string;
  status: string;
  rupees: number;
}

const orders: readonly Order[] = [
  { id: 'O-1041', customer: 'Asha Verma', placed: '21 Nov 2026', status: 'Placed', rupees: 1249 },
  { id: 'O-1040', customer: 'Ravi Kumar', placed: '21 Nov 2026', status: 'Shipped', rupees: 499 },
  {
    id: 'O-1039',
    customer: 'Geeta Devi Chaudhary',
    placed: '20 Nov 2026',
    status: 'Delivered',
    rupees: 12_890.5,
  },
  { id: 'O-1038', customer: 'Imran Sheikh', placed: '19 Nov 2026', status: 'Cancelled', rupees: 780 },
];

const columns: readonly DataColumn<Order>[] = [
  { id: 'id', header: 'Order', render: ({ id }) => id, isSortable: true, isShort: true },
  { id: 'customer', header: 'Customer', render: ({ customer }) => customer },
  { id: 'placed', header: 'Date', render: ({ placed }) => placed, isSortable: true },
  { id: 'status', header: 'Status', render: ({ status }) => <Badge>{status}</Badge> },
  {
    id: 'total',
    header: 'Total',
    render: ({ rupees }) => <Price rupees={rupees} />,
    isSortable: true,
    align: 'end',
  },
];

const staffService = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const markShipped = fn();
const noSelection = { ids: [], onChange: fn() };

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Order>,
  args: {
    'aria-labelledby': 'orders-heading',
    columns,
    rows: orders,
    status: 'ready',
    getRowId: ({ id }) => id,
    getRowName: ({ id }) => id,
    getRowHref: ({ id }) => `/dashboard/orders/${id}`,
    getRowActions: () => [
      { label: 'Mark as shipped', onSelect: markShipped },
      { label: 'Cancel order', onSelect: fn(), isDangerous: true },
    ],
    empty: { title: 'No orders', text: 'Orders appear here as they are placed.' },
    sort: { columnId: 'placed', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
    selection: noSelection,
    paging: { page: 2, pageCount: 9, total: 36, toHref: (page) => `?page=${page}` },
  },
  decorators: [
    (Story) => (
      <>
        <h1 id="orders-heading" className="mb-4 text-heading font-bold">
          Orders
        </h1>
        <Story />
      </>
    ),
  ],
  globals: staffService,
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof DataTable<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Orders' }));
    await expect(table.getByRole('columnheader', { name: t('Date') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(table.getByRole('columnheader', { name: t('Order') })).toHaveAttribute('aria-sort', 'none');
    await expect(table.getByRole('columnheader', { name: 'Customer' })).not.toHaveAttribute('aria-sort');
    await expect(table.getByRole('rowheader', { name: 'O-1041' })).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(table.getByRole('link', { name: 'O-1041' })).toHaveAttribute(
      'href',
      '/dashboard/orders/O-1041',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Results: {count}', { count: 36 }));
    await expect(canvas.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: t('Next') })).toHaveAttribute('href', '?page=3');
  },
};

/** More rows match than are listed. */
export const Capped: Story = {
  args: {
    paging: { page: 500, pageCount: 500, total: 10_000, isCapped: true, toHref: (page) => `?page=${page}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Results: {count}+. Only the first {count} are listed: add words or filters to find the others.', {
        count: '10,000',
      }),
    );
  },
};

export const Sorted: Story = {
  render: function Controlled(args) {
    const [sort, setSort] = useState<DataSort | undefined>(args.sort);
    return <DataTable {...args} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('columnheader', { name: t('Total') });
    const button = within(total).getByRole('button', { name: t('Total') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: t('Date') })).toHaveAttribute('aria-sort', 'none');
  },
};

export const Selected: Story = {
  render: function Controlled(args) {
    const [ids, setIds] = useState<readonly string[]>(['O-1040']);
    const actions = (
      <Button size="small" variant="secondary">
        Mark as shipped
      </Button>
    );
    return <DataTable {...args} selection={{ ids, onChange: setIds, actions }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: t('Select all rows') });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('Select {name}', { name: 'O-1041' }) }));
    await expect(canvas.getByText(t('Selected: {count}', { count: 2 }))).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText(t('Selected: {count}', { count: 4 }))).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('Clear selection') }));
    await expect(
      canvas.getByRole('checkbox', { name: t('Select {name}', { name: 'O-1040' }) }),
    ).not.toBeChecked();
    await expect(canvas.queryByText(new RegExp(t('Selected: {count}', { count: '.*' })))).toBeNull();
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('Select {name}', { name: 'O-1039' }) }));
  },
};

export const RowMenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: t('Actions for {name}', { name: 'O-1040' }) });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(
      await canvas.findByRole('menu', { name: t('Actions for {name}', { name: 'O-1040' }) }),
    );
    const [first, last] = menu.getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(markShipped).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** An entry that has the focus before the menu says that it is open, by a fast user, has it afterwards. */
export const RowMenuChosenAtOnce: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: t('Actions for {name}', { name: 'O-1040' }) });
    opener.click();
    const menu = canvas.getByRole('menu', { name: t('Actions for {name}', { name: 'O-1040' }) });
    const hasOpened = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
    const [first, last] = within(menu).getAllByRole('menuitem');
    last?.focus();
    await hasOpened;
    await expect(first).not.toHaveFocus();
    await expect(last).toHaveFocus();
  },
};

/** The first load holds the room of the rows. */
export const Loading: Story = {
  args: { status: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading…'));
  },
};

/** Later loads keep the old rows. */
export const Reloading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: 'O-1041' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], paging: { page: 1, pageCount: 0, total: 0, toHref: String } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No orders'))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { rows: [], status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithOldRows: Story = { args: { status: 'failed', error: 'No response from server.' } };

/** The head stays in view while the rows scroll. */
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, at) => ({
      id: `O-${1040 - at}`,
      customer: 'Asha Verma',
      placed: '21 Nov 2026',
      status: 'Placed',
      rupees: 100 + at,
    })),
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Orders' });
    scroller.scrollTop = scroller.scrollHeight;
    const header = canvas.getByRole('columnheader', { name: t('Order') });
    await expect(Math.round(header.getBoundingClientRect().top)).toBe(
      Math.round(scroller.getBoundingClientRect().top + scroller.clientTop),
    );
  },
};

export const ReadOnly: Story = {
  render: ({ selection: _selection, getRowActions: _actions, getRowHref: _href, ...args }) => (
    <DataTable {...args} />
  ),
};

export const Cards: Story = {
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const list = within(canvas.getByRole('list', { name: 'Orders' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByRole('link', { name: 'O-1041' })).toHaveAttribute(
      'href',
      '/dashboard/orders/O-1041',
    );
    await expect(
      list.getByRole('button', { name: t('Actions for {name}', { name: 'O-1041' }) }),
    ).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('Sort') }),
      t('{column}, ascending', { column: t('Total') }),
    );
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'ascending' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Sort') }), t('Default order'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('Select {name}', { name: 'O-1041' }) }));
    await expect(args.selection?.onChange).toHaveBeenCalledWith(['O-1041']);
  },
};
export const CardsUnsorted: Story = {
  globals: phone,
  args: { sort: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: t('Sort') })).toHaveDisplayValue(t('Default order'));
  },
};
export const CardsSelected: Story = {
  globals: phone,
  args: { selection: { ids: ['O-1041'], onChange: fn() } },
};
export const CardsLoading: Story = { globals: phone, args: { status: 'loading', rows: [] } };
export const Hindi: Story = { globals: { ...staffService, language: 'hi' } };
export const CardsHindi: Story = { globals: { ...phone, language: 'hi' } };
