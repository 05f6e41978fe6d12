import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { CouponBox } from '../coupon-box/coupon-box.tsx';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { asPage } from '../../shell/fixtures/page.tsx';
import { checkoutArgs, quote } from '../fixtures/checkout.ts';
import { Checkout } from './checkout.tsx';
import type { CheckoutOrder } from './checkout-facts.ts';
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
  title: 'Sales/Checkout',
  component: Checkout,
  args: {
    ...checkoutArgs,
    addAddress: (
      <Button variant="secondary" onClick={fn()}>
        Add New
      </Button>
    ),
    couponBox: <CouponBox typed="" isEvaluating={false} onChange={fn()} onApply={fn()} onRemove={fn()} />,
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { step: 'loading', quote: undefined, addresses: [], selectedAddressId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your checkout…'));
  },
};

export const Address: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: t('Steps') })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
    const chosen = canvas.getByRole('radio', { name: 'Asha Verma' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription(/12 Station Road .* 271801/);
    await userEvent.click(canvas.getByText('House 7, Boring Canal Road'));
    await expect(args.onSelectAddress).toHaveBeenCalledWith('a3');
    await expect(canvas.getByRole('button', { name: 'Add New' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Change addresses') })).toHaveAttribute(
      'href',
      '/account/address',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** The order of the first two steps opens below its number of items and its total. */
export const AddressWithOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText(t('{count} items', { count: 4 }));
    await expect(canvas.queryByText('Forest Honey')).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByRole('listitem', { name: 'Forest Honey' })).toBeVisible();
    await expect(canvas.getByText(t('Subtotal'))).toBeVisible();
  },
};

const blocked = {
  canContinue: false,
  quote: {
    ...quote,
    lines: quote.lines.map((line, at) =>
      at === 0 ? { ...line, quantity: 6, available: 4, problem: 'TOO_FEW' as const } : line,
    ),
  },
};

/** What cannot be ordered is shown at once, and leads back to the cart. */
export const AddressBlocked: Story = {
  args: blocked,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Only {count} left', { count: 4 }))).toBeVisible();
    const next = canvas.getByRole('button', { name: t('Continue') });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(
      `${t('Some items cannot be ordered.')} ${t('Edit your cart')}`,
    );
  },
};

export const DeliveryBlocked: Story = { args: { ...blocked, step: 'delivery' } };

/** No address is selected by default: the button says what is missing. */
export const NoAddressChosen: Story = {
  args: { selectedAddressId: undefined, canContinue: false },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const next = canvas.getByRole('button', { name: t('Continue') });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(t('Choose an address to continue.'));
  },
};

/** The only action is to add an address. */
export const NoAddress: Story = {
  args: {
    addresses: [],
    selectedAddressId: undefined,
    canContinue: false,
    addAddress: <Button onClick={fn()}>Add your first address</Button>,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('You have no saved addresses. Add one for this delivery.')),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Continue') })).toBeNull();
  },
};

export const AddressRejected: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const Delivery: Story = {
  args: { step: 'delivery' },
  play: async ({ canvas, userEvent, args }) => {
    const standard = canvas.getByRole('radio', { name: t('Standard delivery') });
    await expect(standard).toBeChecked();
    await expect(standard).toHaveAccessibleDescription(
      t('Arrives by {date}', { date: formatDate('2026-11-28') }),
    );
    const [fee] = canvas.getAllByText(t('Free'));
    await expect(fee).toBeVisible();
    await userEvent.click(canvas.getByText('₹99.00'));
    await expect(args.onChooseDelivery).toHaveBeenCalledWith('EXPRESS');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t('Note for the courier')) }), '!');
    await expect(args.onChangeCourierNote).toHaveBeenCalledWith('!');
    await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Address') }));
    await expect(args.onStep).toHaveBeenCalledWith('address');
  },
};

export const DeliveryWithNote: Story = {
  args: { step: 'delivery', courierNote: 'Behind the water tank, after 6 in the evening' },
};

export const DeliveryPricing: Story = {
  args: { step: 'delivery', delivery: 'EXPRESS', isPricing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Continue') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const DeliveryRejected: Story = {
  args: { step: 'delivery', delivery: 'EXPRESS', alert: 'No response from server.' },
};

export const Payment: Story = {
  args: { step: 'payment' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('Coupon code') })).toBeVisible();
    const ways = within(canvas.getByRole('group', { name: t('Payment method') }));
    await expect(ways.getByRole('radio', { name: t('Cash on delivery') })).toBeChecked();
    await userEvent.click(ways.getByText(t('Pay now with any UPI app')));
    await expect(args.onChooseMethod).toHaveBeenLastCalledWith('UPI');
    await userEvent.click(ways.getByRole('radio', { name: t('Card') }));
    await expect(args.onChooseMethod).toHaveBeenLastCalledWith('CARD');
    await expect(canvas.queryByRole('textbox', { name: t('GST number') })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('I need a GST invoice for my business') }));
    await expect(args.onToggleGstin).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const PaymentWithCoupon: Story = {
  args: {
    step: 'payment',
    method: 'UPI',
    quote: { ...quote, coupon: { code: 'WELCOME10', problem: null }, discount: 250, total: 13629 },
    couponBox: (
      <CouponBox
        typed="WELCOME10"
        applied={{ code: 'WELCOME10', discount: 250 }}
        isEvaluating={false}
        onChange={fn()}
        onApply={fn()}
        onRemove={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(sums.getByText(t('Discount ({code})', { code: 'WELCOME10' }))).toBeVisible();
    await expect(sums.getByText('₹250.00')).toBeVisible();
    await expect(sums.getByText('₹13,629.00')).toBeVisible();
  },
};

export const PaymentWithGstin: Story = {
  args: { step: 'payment', gstin: { isWanted: true, value: '09ABCDE1234F1Z5', error: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('GST number') }), '9');
    await expect(args.onChangeGstin).toHaveBeenCalledWith('09ABCDE1234F1Z59');
  },
};

export const PaymentNeedsMobile: Story = {
  args: {
    step: 'payment',
    methodProblem: 'Cash on delivery needs a verified mobile number.',
    canProveMobile: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Cash on delivery needs a verified mobile number.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Verify a mobile number') }));
    await expect(args.onProveMobile).toHaveBeenCalledOnce();
  },
};

export const PaymentTooMuch: Story = {
  args: {
    step: 'payment',
    methodProblem: 'This amount is too high for cash on delivery. Please choose another payment method.',
  },
};

export const PaymentInvalidGstin: Story = {
  args: { step: 'payment', gstin: { isWanted: true, value: '09AB', error: 'GST number must be valid' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: t('GST number') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('GST number must be valid')));
  },
};

/** What blocks the next step may be out of view of the button, so it receives the focus. */
export const PaymentFindsInvalid: Story = {
  args: { step: 'payment' },
  render: (args) => (
    <WithState<string | undefined> first={undefined}>
      {(error, setState) => (
        <Checkout
          {...args}
          gstin={{ isWanted: true, value: '09AB', error }}
          onContinue={() => setState('GST number must be valid')}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: t('GST number') });
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await expect(field).toHaveFocus();
  },
};

export const PaymentChecking: Story = { args: { step: 'payment', isPricing: true } };

export const PaymentRejected: Story = { args: { step: 'payment', alert: 'No response from server.' } };

const next: Partial<Record<CheckoutProps['step'], CheckoutProps['step']>> = {
  address: 'delivery',
  delivery: 'payment',
};

/** A change of step moves the focus to the page's heading, and announces the step. */
export const Turning: Story = {
  render: (args) => (
    <WithState<CheckoutProps['step']> first="address">
      {(step, setState) => (
        <Checkout
          {...args}
          step={step}
          order={placedOrder}
          onContinue={() => setState(next[step] ?? 'review')}
          onStep={setState}
          onPlace={() => setState('placed')}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const heading = () => canvas.getByRole('heading', { level: 1, name: t('Checkout') });
    for (const step of ['Delivery', 'Payment', 'Review']) {
      await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
      await expect(heading()).toHaveFocus();
      await expect(heading()).toHaveAccessibleDescription(t(step));
    }
    await userEvent.click(
      within(canvas.getByRole('region', { name: t('Deliver to') })).getByRole('button', {
        name: t('Change'),
      }),
    );
    await expect(heading()).toHaveAccessibleDescription(t('Address'));
    for (let step = 0; step < 3; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await userEvent.click(canvas.getByRole('button', { name: t('Place order') }));
    await expect(canvas.getByRole('heading', { level: 1, name: t('Order placed') })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { step: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Your cart is empty') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

/** The sentence says what to do; the order itself stays as it is. */
export const TooManyUnpaidOrders: Story = {
  args: {
    step: 'review',
    alert:
      'You have too many unpaid orders. Pay for one, cancel one, or verify your email or mobile number in your profile.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t(
        'You have too many unpaid orders. Pay for one, cancel one, or verify your email or mobile number in your profile.',
      ),
    );
    await expect(canvas.getByRole('button', { name: t('Place order') })).toBeEnabled();
  },
};

/** Another try can only fail again, so the way out is the cart. */
export const TooManyPieces: Story = {
  args: { step: 'failed', alert: 'An order can have at most 200 items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Edit your cart') })).toHaveAttribute('href', '/cart');
  },
};

export const Failed: Story = {
  args: { step: 'failed', alert: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
