import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { cartLines, cartTotals } from '../fixtures/cart.ts';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { CouponBox } from '../coupon-box/coupon-box.tsx';
import { Cart } from './cart.tsx';
import type { CartLine } from './cart-line.ts';
import { t } from '../../foundations/fixtures/translated.ts';

const withLines = (lines: readonly CartLine[]) => ({ lines, totals: cartTotals(lines) });

/** The lines, with some facts of the first one changed. */
const withFirst = (changes: Partial<CartLine>) =>
  withLines(cartLines.map((line, at) => (at === 0 ? { ...line, ...changes } : line)));

const meta = {
  title: 'Sales/Cart',
  component: Cart,
  args: {
    status: 'ready',
    ...withLines(cartLines),
    alert: undefined,
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    onLimit: fn(),
    onRetry: fn(),
    checkoutHref: '/checkout',
    shopHref: '/products',
  },
  decorators: [asManagePage('/manage/cart')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { onMoveToWishlist: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Your cart') })).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('Delivery')))).toBeNull();
    const line = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(line.getByText(t('{price} each', { price: '₹640.00' }))).toBeVisible();
    await expect(line.getByText('₹1,280.00')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: t('Increase quantity') }));
    await expect(args.onIncrease).toHaveBeenCalledWith('4');
    await userEvent.click(line.getByRole('button', { name: t('Decrease quantity') }));
    await expect(args.onDecrease).toHaveBeenCalledWith('4');
    await userEvent.click(line.getByRole('button', { name: t('Move to wishlist') }));
    await expect(args.onMoveToWishlist).toHaveBeenCalledWith('4');

    const summary = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(summary.getAllByText('₹13,879.00')).toHaveLength(2);
    await expect(summary.getByText(t('{count} points', { count: 685 }))).toBeVisible();
    await expect(summary.getByRole('link', { name: t('Go to checkout') })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(summary.getByRole('link', { name: t('Continue shopping') })).toBeVisible();
  },
};

/** Two sizes of a product are two lines. */
export const TwoSizes: Story = {
  args: withLines(
    cartLines.slice(0, 2).map((line, at) => {
      const size = at === 0 ? 'M' : 'XL';
      return { ...line, name: 'Khadi Kurta', size, lineKey: `kurta ${size}` };
    }),
  ),
  play: async ({ canvas, userEvent, args }) => {
    const large = within(
      canvas.getByRole('listitem', { name: t('{name}, size {size}', { name: 'Khadi Kurta', size: 'XL' }) }),
    );
    await userEvent.click(large.getByRole('button', { name: t('Remove') }));
    await expect(args.onRemove).toHaveBeenCalledWith('kurta XL');
  },
};

export const FreeDeliveryFromSomeAmount: Story = {
  args: { totals: { ...cartTotals(cartLines), freeDeliveryFrom: 499 } },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('Summary') }));
    const note = t('Choose delivery at checkout. Standard delivery is free on orders of {amount} or more.', {
      amount: '₹499.00',
    });
    await expect(summary.getByText(note)).toBeVisible();
    await expect(summary.getByText(t('Standard delivery of this cart is free'))).toBeVisible();
  },
};

export const FreeDeliveryIsNear: Story = {
  args: { totals: { ...cartTotals(cartLines), subtotal: 379, freeDeliveryFrom: 499 } },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('Summary') }));
    const missing = t('Add {amount} more for free standard delivery', { amount: '₹120.00' });
    await expect(summary.getByText(missing)).toBeVisible();
    const bar = summary.getByRole('progressbar', { name: t('Free standard delivery') });
    await expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['379', '499']);
  },
};

const coupon = { code: 'FESTIVE15', amount: 300 };
const discounted = (isEvaluating: boolean) => ({
  totals: { ...cartTotals(cartLines), discount: { ...coupon, total: 13_579, isEvaluating } },
  couponBox: (
    <CouponBox
      typed=""
      applied={{ code: coupon.code, discount: coupon.amount }}
      isEvaluating={isEvaluating}
      onChange={fn()}
      onApply={fn()}
      onRemove={fn()}
    />
  ),
});

export const WithCoupon: Story = {
  args: discounted(false),
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(summary.getByText(t('Discount ({code})', { code: 'FESTIVE15' }))).toBeVisible();
    await expect(summary.getByText('₹13,879.00')).toBeVisible();
    await expect(summary.getByText('₹300.00').parentElement).toHaveTextContent('−₹300.00');
    await expect(summary.getByText('₹13,579.00')).toBeVisible();
  },
};

export const CouponCheckedAgain: Story = {
  args: discounted(true),
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('Summary') }));
    await expect(summary.queryByText('₹13,579.00')).toBeNull();
    await expect(summary.getAllByText(t('Checking…'))).toHaveLength(3);
  },
};

export const CouponRejected: Story = {
  args: {
    couponBox: (
      <CouponBox
        typed="MONSOON20"
        reason="This coupon has expired."
        isEvaluating={false}
        couponsHref="/coupons"
        onChange={fn()}
        onApply={fn()}
        onRemove={fn()}
      />
    ),
  },
};

export const ByKeyboard: Story = {
  args: { lines: cartLines.slice(0, 1) },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: t('Remove') });
    await expect(remove).toHaveAccessibleDescription('Forest Honey');
    canvas.getByRole('link', { name: 'Forest Honey' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Decrease quantity') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('4');
  },
};

export const WithoutWishlist: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('Move to wishlist') })).toBeNull();
  },
};

export const ChangeOnItsWay: Story = { args: withFirst({ isPending: true }) };

export const Removing: Story = {
  args: withFirst({ isRemoving: true }),
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(line.getByRole('button', { name: t('Remove') })).toHaveAttribute('aria-disabled', 'true');
    await expect(line.getByRole('button', { name: t('Increase quantity') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** After 'Move to wishlist' by keyboard the focus stays there, because the move may fail. */
export const MovedByKeyboard: Story = {
  render: function Moved(args) {
    const [isRemoving, setIsRemoving] = useState(false);
    return (
      <Cart
        {...args}
        {...withFirst({ isRemoving })}
        onMoveToWishlist={(id) => {
          args.onMoveToWishlist?.(id);
          setIsRemoving(true);
        }}
      />
    );
  },
  args: { onMoveToWishlist: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const line = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    const move = line.getByRole('button', { name: t('Move to wishlist') });
    move.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onMoveToWishlist).toHaveBeenCalledOnce();
    await expect(move).toHaveAttribute('aria-disabled', 'true');
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(move).toHaveFocus();
  },
};

/**
 * After a removal by keyboard the focus moves to the next line, else to the previous one, and at last to the
 * heading.
 */
export const RemovedByKeyboard: Story = {
  render: function Removed(args) {
    const [lines, setLines] = useState(args.lines);
    const remove = (id: string) => setLines(lines.filter(({ lineKey }) => lineKey !== id));
    return <Cart {...args} {...withLines(lines)} onRemove={remove} onDecrease={remove} />;
  },
  play: async ({ canvas, userEvent }) => {
    const names = cartLines.map(({ name }) => name);
    const button = (product: string | undefined, name: string) =>
      within(canvas.getByRole('listitem', { name: product ?? '' })).getByRole('button', { name: t(name) });
    button(names[0], 'Remove').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(names[1], 'Remove')).toHaveFocus();
    for (const [at, name] of [...names.entries()].slice(2).toReversed()) {
      button(name, 'Decrease quantity').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button(names[at - 1], 'Decrease quantity')).toHaveFocus();
    }
    button(names[1], 'Remove').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: t('Your cart is empty') })).toHaveFocus();
  },
};

/** A line that is removed elsewhere does not move the focus. */
export const RemovedElsewhere: Story = {
  render: function Removed(args) {
    const [lines, setLines] = useState(args.lines);
    return (
      <>
        <button type="button" onClick={() => setLines(lines.slice(1))}>
          ×
        </button>
        <Cart {...args} {...withLines(lines)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    first.getByRole('button', { name: t('Remove') }).focus();
    const elsewhere = canvas.getByRole('button', { name: '×' });
    elsewhere.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem', { name: 'Forest Honey' })).toBeNull();
    await expect(elsewhere).toHaveFocus();
  },
};

export const AllThereIs: Story = {
  args: withFirst({ canIncrease: false, stock: { status: 'LOW', quantity: 2 } }),
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(line.getByRole('button', { name: t('Increase quantity') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(line.getByText(t('Only {count} left', { count: 2 }))).toBeVisible();
    await expect(line.queryByRole('button', { name: t('Change to {count}', { count: 2 }) })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('Go to checkout') })).toBeVisible();
  },
};

export const PriceChanged: Story = {
  args: withFirst({ addedPrice: 599.5 }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('Price changed from {old} to {new}', { old: '₹599.50', new: '₹640.00' })),
    ).toBeVisible();
  },
};

export const FewerLeft: Story = {
  args: withFirst({
    quantity: 5,
    lineTotal: 3200,
    canIncrease: false,
    stock: { status: 'LOW', quantity: 3 },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(t('Only {count} left', { count: 3 }))).toBeVisible();
    const checkout = canvas.getByRole('button', { name: t('Go to checkout') });
    await expect(checkout).toBeDisabled();
    await expect(checkout).toHaveAccessibleDescription(
      t('Your cart has more of an item than we have left. Change it to continue.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Change to {count}', { count: 3 }) }));
    await expect(args.onLimit).toHaveBeenCalledWith('4');
  },
};

export const SoldOut: Story = {
  args: withFirst({ canIncrease: false, stock: { status: 'SOLD_OUT', quantity: 0 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Sold out. Remove it to continue.'))).toBeVisible();
    const checkout = canvas.getByRole('button', { name: t('Go to checkout') });
    await expect(checkout).toBeDisabled();
    await expect(checkout).toHaveAccessibleDescription(
      t('An item in your cart is sold out. Remove it to continue.'),
    );
  },
};

export const LongAndDear: Story = {
  args: withFirst({
    name: 'Aloe Vera Juice with Tulsi and Ginger, No Added Sugar, Family Bottle of One Litre',
    quantity: 99,
    price: 123456.78,
    stock: { status: 'IN_STOCK', quantity: 99 },
    lineTotal: 12222221.22,
    canIncrease: false,
  }),
};

export const NotSaved: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const Empty: Story = {
  args: withLines([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Your cart is empty') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const Loading: Story = {
  args: { status: 'loading', ...withLines([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your cart…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', ...withLines([]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
