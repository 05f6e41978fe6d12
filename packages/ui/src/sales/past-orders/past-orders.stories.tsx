import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';
import { PastOrders } from './past-orders.tsx';

const orders = [
  {
    id: '1',
    number: 'SO-2019-0417',
    placedOn: '2019-04-30',
    items: '2 × Neem soap, 1 × Tulsi tea 100 g',
    total: 745.5,
    status: 'Delivered',
  },
  { id: '2', number: 'SO-2018-0003', placedOn: '2018-01-12', items: '', total: 120, status: '' },
];

const meta = {
  title: 'Sales/PastOrders',
  component: PastOrders,
  args: { status: 'ready', orders, page: 1, pageCount: 2, onPage: fn(), onRetry: fn() },
  decorators: [asManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PastOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: t('Past orders') });
    await expect(list).toHaveTextContent('SO-2019-0417');
    await expect(list).toHaveTextContent(formatDate('2019-04-30'));
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

/** Most members have none: the page around it shows nothing of it. */
export const None: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: t('Past orders') })).toBeNull();
  },
};

export const NextPageLoading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { orders: [], status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
