import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Keeping } from '../fixtures/account.tsx';
import { asPage } from '../fixtures/company.tsx';
import { checkoutArgs, quote } from '../fixtures/orders.ts';
import { Checkout, type CheckoutProps, type CheckoutQuote } from './index.ts';

const meta = {
  title: 'Screens/Checkout',
  component: Checkout,
  args: {
    ...checkoutArgs,
    addAddress: (
      <Button variant="secondary" onClick={fn()}>
        Add New
      </Button>
    ),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The quote with some facts of the first line changed. */
const withFirst = (changes: Partial<CheckoutQuote['lines'][number]>) => ({
  ...quote,
  lines: quote.lines.map((line, at) => (at === 0 ? { ...line, ...changes } : line)),
});

export const Loading: Story = {
  args: { step: 'loading', quote: undefined, addresses: [], selectedAddressId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your checkout…');
  },
};

export const Address: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    const chosen = canvas.getByRole('radio', { name: 'Asha Verma' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription(/12 Station Road .* 271801/);
    await userEvent.click(canvas.getByText('House 7, Boring Canal Road'));
    await expect(args.onSelectAddress).toHaveBeenCalledWith('a2');
    await expect(canvas.getByRole('button', { name: 'Add New' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change addresses' })).toHaveAttribute(
      'href',
      '/account/address',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Nothing is chosen for anybody: the button says what it waits for. */
export const NoAddressChosen: Story = {
  args: { selectedAddressId: undefined, canContinue: false },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const next = canvas.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Choose an address to go on.');
  },
};

/** Adding an address is the one thing to do. */
export const NoAddress: Story = {
  args: {
    addresses: [],
    selectedAddressId: undefined,
    canContinue: false,
    addAddress: <Button onClick={fn()}>Add your first address</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no address yet. Add the one to deliver to.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const AddressRefused: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
  },
};

export const Review: Story = {
  args: { step: 'review' },
  play: async ({ canvas, userEvent, args }) => {
    const to = within(canvas.getByRole('region', { name: 'Deliver to' }));
    await expect(to.getByText('Asha Verma')).toBeVisible();
    const change = to.getByRole('button', { name: 'Change' });
    await expect(change).toHaveAccessibleDescription('Deliver to');
    await userEvent.click(change);
    await expect(args.onBack).toHaveBeenCalledOnce();

    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByText('Quantity: 2')).toBeVisible();
    await expect(honey.getByText('₹1,280.00')).toBeVisible();

    const sums = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(sums.getAllByText('₹13,879.00')).toHaveLength(2);
    await expect(sums.getByText('Free')).toBeVisible();
    await expect(sums.getByText('685 points')).toBeVisible();
    await expect(sums.getByText('Taxes included')).toBeVisible();

    await expect(canvas.getByRole('group', { name: 'Payment' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
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
    const sums = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(sums.getByText('₹49.00')).toBeVisible();
    await expect(sums.getByText('Free delivery from ₹499.00')).toBeVisible();
  },
};

/** The address stands, the prices are still asked for. */
export const ReviewLoading: Story = {
  args: { step: 'review', quote: undefined, canPlace: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the prices…');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

const problems: Story['args'] = { step: 'review', canPlace: false };

export const SoldOut: Story = {
  args: { ...problems, quote: withFirst({ problem: 'SOLD_OUT', available: 0 }) },
  play: async ({ canvas }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByText('Sold out')).toBeVisible();
    await expect(honey.getByRole('link', { name: 'Change in the cart' })).toHaveAttribute('href', '/cart');
    const place = canvas.getByRole('button', { name: 'Place order' });
    await expect(place).toBeDisabled();
    await expect(place).toHaveAccessibleDescription('Something cannot be ordered as it is. Change your cart');
  },
};

export const TooFew: Story = {
  args: { ...problems, quote: withFirst({ problem: 'TOO_FEW', quantity: 5, available: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { ...problems, quote: withFirst({ problem: 'GONE', available: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible();
  },
};

export const Placing: Story = {
  args: { step: 'review', isPlacing: true, canPlace: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Placing your order...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeDisabled();
  },
};

/** Whoever presses the button sees why it failed, wherever the page stood. */
export const Refused: Story = {
  args: { step: 'review' },
  render: (args) => (
    <Keeping<CheckoutProps['alert']> first={undefined}>
      {(alert, keep) => (
        <Checkout
          {...args}
          alert={alert}
          onPlace={() =>
            keep({
              text: 'The price has changed.',
              detail: 'Look at the new total, then place the order again.',
            })
          }
        />
      )}
    </Keeping>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The price has changed.');
    await expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A step that turns leads the keyboard to the head of the page, and says which step it is. */
export const Turning: Story = {
  render: (args) => (
    <Keeping<CheckoutProps['step']> first="address">
      {(step, keep) => (
        <Checkout
          {...args}
          step={step}
          order={{ number: 'PGM-000123', total: 13879, href: '/orders/1' }}
          onContinue={() => keep('review')}
          onBack={() => keep('address')}
          onPlace={() => keep('placed')}
        />
      )}
    </Keeping>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const heading = canvas.getByRole('heading', { level: 1, name: 'Checkout' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription('Review');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Address');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toHaveFocus();
  },
};

export const Placed: Story = {
  args: { step: 'placed', order: { number: 'PGM-000123', total: 13879, href: '/orders/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order placed' })).toHaveFocus();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('PGM-000123');
    await expect(status).toHaveTextContent('₹13,879.00');
    await expect(canvas.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/orders/1');
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const Empty: Story = {
  args: { step: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/products');
  },
};

export const Failed: Story = {
  args: { step: 'failed', alert: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
