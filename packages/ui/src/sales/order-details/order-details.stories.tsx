import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { order } from '../fixtures/orders.ts';
import { OrderDetails } from './order-details.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/OrderDetails',
  component: OrderDetails,
  args: {
    order,
    alert: undefined,
    isCancelling: false,
    onCancel: fn(),
    onReturn: fn(),
    onPay: fn(),
    isOpeningInvoice: false,
    onOpenInvoice: fn(),
    onOpenCreditNote: fn(),
    onReorder: fn(),
    ordersHref: '/orders',
  },
  decorators: [asManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const happened = order.timeline;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('Order {number}', { number: 'PGM-000123' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Confirmed'));
    const timeline = within(canvas.getByRole('list', { name: t('Updates so far') }));
    const [first, last] = timeline.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${t('Placed')} ${formatDate('2026-03-02')}, ${t('by you')}`);
    await expect(last).toHaveTextContent(`${t('Confirmed')} ${formatDate('2026-03-03')}, ${t('by us')}`);
    await expect(last).toHaveAttribute('aria-current', 'step');

    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('link')).toHaveAttribute('href', '/product-details-page/4');
    await expect(honey.getByText(t('{price} each', { price: '₹640.00' }))).toBeVisible();
    await expect(honey.getByText('₹1,280.00')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: t('Summary') })).getByText(t('Free')),
    ).toBeVisible();
    await expect(canvas.getByText(t('Pay on delivery'))).toBeVisible();
    await expect(canvas.getByText(t('Arrives by {date}', { date: formatDate('2026-03-09') }))).toBeVisible();
    const to = canvas.getByRole('region', { name: t('Delivery Address') });
    await expect(to).toHaveTextContent(/Asha Verma.*12 Station Road/);

    await userEvent.click(canvas.getByRole('button', { name: t('Cancel order') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Invoice') }));
    await expect(args.onOpenInvoice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Order again') }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('All orders') })).toHaveAttribute('href', '/orders');
  },
};

/** A product that was ordered in a size. */
export const InSize: Story = {
  args: { order: { ...order, items: order.items.map((item) => ({ ...item, size: 'M' })) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('listitem', { name: t('{name}, size {size}', { name: 'Forest Honey', size: 'M' }) }),
    ).toBeVisible();
  },
};

/** Staff added pieces after the order was paid: one of these orders is not paid yet. */
export const WithAddedPieces: Story = {
  args: {
    order: {
      ...order,
      addedOrders: [
        { number: 'PGM-000124', href: '/manage/orders/2', isPaid: true },
        { number: 'PGM-000125', href: '/manage/orders/3', isPaid: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Added pieces: order {number}', { number: 'PGM-000124' }) }),
    ).toHaveAttribute('href', '/manage/orders/2');
    await expect(
      canvas.getByRole('link', {
        name: t('Added pieces: order {number}, not paid yet', { number: 'PGM-000125' }),
      }),
    ).toBeVisible();
  },
};

/** These pieces were added to another order, and wait for their payment. */
export const OfAddedPieces: Story = {
  args: {
    order: {
      ...order,
      status: 'PLACED',
      timeline: order.timeline.slice(0, 1),
      goesWith: { number: 'PGM-000101', href: '/manage/orders/1' },
      payment: { method: 'UPI', status: 'PENDING', problem: null, payBy: '2026-03-03T10:00:00.000Z' },
      canPay: true,
      hasInvoice: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Goes with order {number}', { number: 'PGM-000101' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('Pay now') })).toBeVisible();
  },
};

export const Cancelling: Story = {
  args: { isCancelling: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Cancelling...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: t('Order again') })).toBeDisabled();
  },
};

export const NotCancelled: Story = {
  args: { alert: 'The order is shipped already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order is shipped already.');
  },
};

export const Cancelled: Story = {
  args: {
    order: {
      ...order,
      status: 'CANCELLED',
      canCancel: false,
      payment: { method: 'COD', status: 'CANCELLED', problem: null, payBy: null },
      hasInvoice: false,
      timeline: [
        ...happened,
        { status: 'CANCELLED', at: '2026-03-03T08:00:00.000Z', by: 'MEMBER', note: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Cancelled'));
    await expect(canvas.getByText(t('Nothing to pay'))).toBeVisible();
    await expect(canvas.queryByText(t('You earn'))).toBeNull();
    await expect(canvas.queryByText(new RegExp(t('Arrives by {date}', { date: '.*' })))).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('Invoice') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('Cancel order') })).toBeNull();
  },
};

export const Delivered: Story = {
  args: {
    order: {
      ...order,
      status: 'DELIVERED',
      canCancel: false,
      canReturn: true,
      returnBy: '2026-03-14T07:30:00.000Z',
      deliveryFee: 49,
      couponCode: 'WELCOME10',
      discount: 100,
      total: order.subtotal + 49 - 100,
      gstin: '09AAACH7409R1ZZ',
      payment: { method: 'COD', status: 'PAID', problem: null, payBy: null },
      timeline: [
        ...happened,
        { status: 'PACKED', at: '2026-03-04T05:00:00.000Z', by: 'STAFF', note: null },
        { status: 'SHIPPED', at: '2026-03-04T12:00:00.000Z', by: 'STAFF', note: null },
        { status: 'DELIVERED', at: '2026-03-07T07:30:00.000Z', by: 'SYSTEM', note: null },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(t('Paid'))).toBeVisible();
    await expect(
      canvas.getByText(t('You can return it until {date}.', { date: formatDate('2026-03-14') })),
    ).toBeVisible();
    await expect(canvas.getByText(t('GST number: {gstin}', { gstin: '09AAACH7409R1ZZ' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Return order') }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
    await expect(canvas.getByText('₹49.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Cancel order') })).toBeNull();
  },
};

export const Returned: Story = {
  args: {
    order: {
      ...order,
      status: 'RETURNED',
      canCancel: false,
      payment: { method: 'COD', status: 'PAID', problem: null, payBy: null },
      timeline: [
        ...happened,
        { status: 'DELIVERED', at: '2026-03-07T07:30:00.000Z', by: 'STAFF', note: null },
        { status: 'RETURN_REQUESTED', at: '2026-03-09T07:30:00.000Z', by: 'MEMBER', note: null },
        { status: 'RETURNED', at: '2026-03-12T07:30:00.000Z', by: 'STAFF', note: null },
      ],
    },
  },
};

export const PartlyReturned: Story = {
  args: {
    order: {
      ...order,
      status: 'DELIVERED',
      canCancel: false,
      items: order.items.map((item, at) => ({ ...item, reversed: at === 0 ? 1 : 0 })),
      reversedTotal: 349,
      delivery: {
        ...order.delivery,
        shipment: {
          carrier: 'Delhivery',
          trackingNumber: 'DL123456789',
          trackingUrl: 'https://www.delhivery.com/track-v2/package/DL123456789',
        },
      },
      payment: { method: 'COD', status: 'PAID', problem: null, payBy: null },
      refunds: [
        { id: 'r1', amount: 349, status: 'PAID', reference: 'UTR 4711', paidAt: '2026-03-14T07:30:00.000Z' },
      ],
      reversals: [
        {
          id: 'v1',
          kind: 'RETURN',
          state: 'DONE',
          reason: 'The jar was broken.',
          at: '2026-03-09T07:30:00.000Z',
          pieces: [{ name: 'Forest Honey', quantity: 1 }],
          photos: [],
          amount: 349,
          creditNote: 'PGC/25-26/000001',
        },
      ],
      creditNotes: [{ id: 'v1', number: 'PGC/25-26/000001' }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const back = canvas.getByRole('region', { name: t('Cancelled and returned') });
    await expect(back).toHaveTextContent('Forest Honey × 1');
    await expect(
      canvas.getByText(
        t('Refund of {amount} paid on {date}', { amount: '₹349.00', date: formatDate('2026-03-14') }),
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('Credit note {number}', { number: 'PGC/25-26/000001' }) }),
    );
    await expect(args.onOpenCreditNote).toHaveBeenCalledWith('v1');
  },
};

export const ReturnRequested: Story = {
  args: {
    order: {
      ...order,
      status: 'RETURN_REQUESTED',
      canCancel: false,
      payment: { method: 'COD', status: 'PAID', problem: null, payBy: null },
      timeline: [
        ...happened,
        { status: 'DELIVERED', at: '2026-03-07T07:30:00.000Z', by: 'STAFF', note: null },
        {
          status: 'RETURN_REQUESTED',
          at: '2026-03-09T07:30:00.000Z',
          by: 'MEMBER',
          note: 'The jar was broken.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The jar was broken.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Return order') })).toBeNull();
  },
};

const unpaid = {
  ...order,
  status: 'PLACED',
  payment: { method: 'UPI', status: 'PENDING', problem: null, payBy: '2026-03-02T10:00:00.000Z' },
  timeline: happened.slice(0, 1),
  canPay: true,
} as const;

export const PaymentAwaited: Story = {
  args: { order: unpaid },
  play: async ({ canvas, userEvent, args }) => {
    const payment = within(canvas.getByRole('region', { name: t('Payment') }));
    await expect(payment.getByText(t('UPI'))).toBeVisible();
    await expect(
      payment.getByText(
        new RegExp(t('Pay by {time}, or the order will be cancelled.', { time: '.*3:30.*' })),
      ),
    ).toBeVisible();
    await userEvent.click(payment.getByRole('button', { name: t('Pay now') }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const PaymentDeclined: Story = {
  args: {
    order: { ...unpaid, payment: { ...unpaid.payment, problem: 'The bank declined the payment.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('The bank declined the payment.'))).toBeVisible();
  },
};

export const PaidByCard: Story = {
  args: { order: { ...order, payment: { method: 'CARD', status: 'PAID', problem: null, payBy: null } } },
};

export const PaidByExchange: Story = {
  args: {
    order: {
      ...order,
      payment: { method: 'COD', status: 'PAID', problem: null, payBy: null },
      exchangedOrder: { number: 'PGM-000122', href: '/manage/orders/e1' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Paid by the exchange'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('Exchange for order {number}', { number: 'PGM-000122' }) }),
    ).toBeVisible();
  },
};

export const RefundOnItsWay: Story = {
  args: {
    order: {
      ...order,
      status: 'CANCELLED',
      canCancel: false,
      payment: { method: 'UPI', status: 'REFUND_DUE', problem: null, payBy: null },
    },
  },
};

export const Refunded: Story = {
  args: {
    order: {
      ...order,
      status: 'CANCELLED',
      canCancel: false,
      payment: { method: 'UPI', status: 'REFUNDED', problem: null, payBy: null },
    },
  },
};

export const OpeningInvoice: Story = {
  args: { isOpeningInvoice: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Opening the invoice...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The buyer can review what was delivered. */
export const Reviewable: Story = {
  args: {
    order: {
      ...order,
      status: 'DELIVERED',
      items: order.items.map((item) => ({ ...item, reviewHref: `${item.href}#write-review` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Write a review of {name}', { name: 'Forest Honey' }) }),
    ).toHaveAttribute('href', '/product-details-page/4#write-review');
  },
};
