import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CouponBox } from './coupon-box.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/CouponBox',
  component: CouponBox,
  args: {
    typed: '',
    reason: undefined,
    applied: undefined,
    isEvaluating: false,
    couponsHref: '/coupons',
    onChange: fn(),
    onApply: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CouponBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Coupon code') }), 'f');
    await expect(args.onChange).toHaveBeenCalledWith('f');
    await userEvent.click(canvas.getByRole('button', { name: t('Apply') }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('See all coupons') })).toHaveAttribute(
      'href',
      '/coupons',
    );
  },
};

export const Offered: Story = {
  args: { offer: { code: 'WELCOME10', discount: 349 }, onUseOffer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const words = t('Use {code}: you save {amount}', { code: 'WELCOME10', amount: '₹349.00' });
    await userEvent.click(canvas.getByRole('button', { name: words }));
    await expect(args.onUseOffer).toHaveBeenCalledWith('WELCOME10');
  },
};

export const ByEnter: Story = {
  args: { typed: 'flat100' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Coupon code') }), '{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { typed: 'FLAT100', isEvaluating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Apply') })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: t('Coupon code') })).toHaveAttribute('readonly');
  },
};

export const Applied: Story = {
  args: { typed: 'FLAT100', applied: { code: 'FLAT100', discount: 100 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `FLAT100${t('You save {amount}', { amount: '₹100.00' })}`,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const remove = canvas.getByRole('button', { name: t('Remove') });
    await expect(remove).toHaveAccessibleDescription(
      `FLAT100 ${t('You save {amount}', { amount: '₹100.00' })}`,
    );
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const CheckedAgain: Story = {
  args: { applied: { code: 'FLAT100', discount: 100 }, isEvaluating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`FLAT100${t('Checking…')}`);
  },
};

export const Rejected: Story = {
  args: { typed: 'FLAT100', reason: 'This coupon is for orders of ₹999 or more.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('This coupon is for orders of ₹999 or more.'),
    );
    const field = canvas.getByRole('textbox', { name: t('Coupon code') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('This coupon is for orders of ₹999 or more.'));
  },
};

export const RejectedAndCheckedAgain: Story = {
  args: { typed: 'MONSOON20', reason: 'This coupon has expired.', isEvaluating: true },
};

/** The longest code and the highest discount. */
export const LongAndDear: Story = {
  args: { applied: { code: 'WWWWWWWWWWWWWWWWWWWW', discount: 12222221.22 } },
};

/** The focused element disappears when a coupon is applied or removed; the focus stays in the box. */
export const RetainsFocus: Story = {
  render: function Switching(args) {
    const [isApplied, setApplied] = useState(false);
    return (
      <CouponBox
        {...args}
        applied={isApplied ? { code: 'FLAT100', discount: 100 } : undefined}
        onApply={() => setApplied(true)}
        onRemove={() => setApplied(false)}
      />
    );
  },
  args: { typed: 'FLAT100' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Apply') }));
    await expect(canvas.getByText('FLAT100').parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('Remove') }));
    await expect(canvas.getByRole('textbox', { name: t('Coupon code') })).toHaveFocus();
  },
};

/** The longest code, and much saved: on the narrowest screen the button has a line of its own, and the amount is whole. */
export const LongCode: Story = {
  args: { applied: { code: 'MONSOON-HARVEST-2026', discount: 12_345.5 } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const saved = canvas.getByText(t('You save {amount}', { amount: '₹12,345.50' }));
    const words = document.createRange();
    words.selectNodeContents(saved);
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(saved.scrollWidth).toBeLessThanOrEqual(saved.clientWidth);
  },
};
