import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { checkoutArgs, quote } from '../fixtures/checkout.ts';
import { asPage } from '../../shell/fixtures/page.tsx';
import { Checkout } from './checkout.tsx';
import type { CheckoutOrder, CheckoutQuote } from './checkout-facts.ts';
import type { CheckoutProps } from './checkout.types.ts';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const placedOrder: CheckoutOrder = {
  number: 'PGM-000123',
  total: 13879,
  isPaid: false,
  arrivesBy: '2026-11-28T06:30:00.000Z',
  href: '/orders/1',
};

const meta = {
  title: 'Sales/CheckoutReview',
  component: Checkout,
  args: { ...checkoutArgs, step: 'review', addAddress: null, couponBox: null },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The quote, with some facts of the first line changed. */
const withFirst = (changes: Partial<CheckoutQuote['lines'][number]>) => ({
  ...quote,
  lines: quote.lines.map((line, at) => (at === 0 ? { ...line, ...changes } : line)),
});

export const Review: Story = {
  args: { step: 'review' },
  play: async ({ canvas, userEvent, args }) => {
    for (const [name, words, step] of [
      [t('Deliver to'), 'Asha Verma', 'address'],
      [t('Delivery'), t('Arrives by {date}', { date: formatDate('2026-11-28') }), 'delivery'],
      [t('Payment'), t('Cash on delivery'), 'payment'],
    ] as const) {
      const section = within(canvas.getByRole('region', { name }));
      await expect(section.getByText(words)).toBeVisible();
      const change = section.getByRole('button', { name: t('Change') });
      await expect(change).toHaveAccessibleDescription(name);
      await userEvent.click(change);
      await expect(args.onStep).toHaveBeenLastCalledWith(step);
    }

    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByText(t('Quantity: {count}', { count: 2 }))).toBeVisible();
    await expect(honey.getByText('₹1,280.00')).toBeVisible();

    const sums = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(sums.getAllByText('₹13,879.00')).toHaveLength(2);
    await expect(sums.getByText(t('Free'))).toBeVisible();
    await expect(sums.getByText(t('{count} points', { count: 685 }))).toBeVisible();
    await expect(sums.getByText(t('Taxes included'))).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: t('Place order') }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

export const ReviewPaidNow: Story = {
  args: {
    step: 'review',
    delivery: 'EXPRESS',
    method: 'UPI',
    courierNote: 'Behind the water tank',
    gstin: { isWanted: true, value: '09ABCDE1234F1Z5', error: undefined },
    quote: {
      ...quote,
      deliveryFee: 99,
      coupon: { code: 'WELCOME10', problem: null },
      discount: 250,
      total: 13728,
      freeDeliveryFrom: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('For the courier: {note}', { note: 'Behind the water tank' })),
    ).toBeVisible();
    await expect(canvas.getByText(t('GST number: {gstin}', { gstin: '09ABCDE1234F1Z5' }))).toBeVisible();
    await expect(canvas.getByText(t('Arrives by {date}', { date: formatDate('2026-11-24') }))).toBeVisible();
    await expect(canvas.getByText(t('Discount ({code})', { code: 'WELCOME10' }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('Place order and pay') })).toBeEnabled();
  },
};

/** When a coupon cannot be used, the order is placed without it, and the page says so before. */
export const ReviewCouponRejected: Story = {
  args: {
    step: 'review',
    quote: { ...quote, coupon: { code: 'WELCOME10', problem: 'This coupon has expired.' } },
  },
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(sums.getByText(t('{code} not applied:', { code: 'WELCOME10' }))).toBeVisible();
    await expect(sums.getByText(t('This coupon has expired.'))).toBeVisible();
  },
};

export const DeliveryCosts: Story = {
  args: {
    step: 'review',
    quote: {
      ...quote,
      lines: quote.lines.slice(2),
      subtotal: 149,
      deliveryFee: 49,
      total: 198,
      points: 1,
    },
  },
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(sums.getByText('₹49.00')).toBeVisible();
    await expect(sums.getByText(t('Free delivery from {amount}', { amount: '₹499.00' }))).toBeVisible();
  },
};

/** The address is shown while the prices load. */
export const ReviewLoading: Story = {
  args: { step: 'review', quote: undefined, canPlace: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading the prices…'));
    await expect(canvas.getByRole('button', { name: t('Place order') })).toBeDisabled();
  },
};

const problems: Story['args'] = { step: 'review', canPlace: false };

export const SoldOut: Story = {
  args: { ...problems, quote: withFirst({ problem: 'SOLD_OUT', available: 0 }) },
  play: async ({ canvas }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByText(t('Sold out'))).toBeVisible();
    await expect(honey.getByRole('link', { name: t('Edit in cart') })).toHaveAttribute('href', '/cart');
    const place = canvas.getByRole('button', { name: t('Place order') });
    await expect(place).toBeDisabled();
    await expect(place).toHaveAccessibleDescription(
      `${t('Some items cannot be ordered.')} ${t('Edit your cart')}`,
    );
  },
};

export const TooFew: Story = {
  args: { ...problems, quote: withFirst({ problem: 'TOO_FEW', quantity: 5, available: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Only {count} left', { count: 3 }))).toBeVisible();
  },
};

export const Gone: Story = {
  args: { ...problems, quote: withFirst({ problem: 'GONE', available: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No longer available'))).toBeVisible();
  },
};

export const Placing: Story = {
  args: { step: 'review', isPlacing: true, canPlace: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Placing your order...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const change of canvas.getAllByRole('button', { name: t('Change') }))
      await expect(change).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: t('Address') })).toBeNull();
  },
};

/** The order was sent and the response was lost: the user cannot change anything until the outcome is known. */
export const OutcomeUnknown: Story = {
  args: {
    step: 'review',
    isOutcomeUnknown: true,
    alert: 'No response from server.',
    quote: withFirst({ problem: 'SOLD_OUT', available: 0 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    for (const change of canvas.getAllByRole('button', { name: t('Change') }))
      await expect(change).toBeDisabled();
    await expect(canvas.queryByText(t('Sold out'))).toBeNull();
    const place = canvas.getByRole('button', { name: t('Place order') });
    await expect(place).toHaveAccessibleDescription(
      t('We did not get a confirmation. Press again: your order is placed only once.'),
    );
    await userEvent.click(place);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** After a failed order the user sees the reason, wherever the page was scrolled to. */
export const Rejected: Story = {
  args: { step: 'review' },
  render: (args) => (
    <WithState<CheckoutProps['alert']> first={undefined}>
      {(alert, setState) => (
        <Checkout
          {...args}
          alert={alert}
          onPlace={() =>
            setState({
              text: 'The price has changed.',
              detail: 'Look at the new total, then place the order again.',
            })
          }
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Place order') }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The price has changed.');
    await expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Placed: Story = {
  args: { step: 'placed', order: placedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Order placed') })).toHaveFocus();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('PGM-000123');
    await expect(status).toHaveTextContent('₹13,879.00');
    await expect(status).toHaveTextContent(formatDate('2026-11-28'));
    await expect(status).toHaveTextContent(t('You will pay in cash on delivery.'));
    await expect(canvas.queryByText(t('Payment received'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('See your order') })).toHaveAttribute(
      'href',
      '/orders/1',
    );
    await expect(canvas.getByRole('link', { name: t('Continue shopping') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const PlacedAndPaid: Story = {
  args: { step: 'placed', order: { ...placedOrder, isPaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Payment received'))).toBeVisible();
    await expect(canvas.queryByText(t('You will pay in cash on delivery.'))).toBeNull();
  },
};
