import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CouponTrial } from './coupon-trial.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const products = [
  { productId: 'p1', name: 'Wild Forest Honey, 500 g', quantity: 2 },
  { productId: 'p2', name: 'Neem Soap', quantity: 1 },
];
const lines = [
  { productId: 'p1', discount: 50 },
  { productId: 'p2', discount: 0 },
];

const meta = {
  title: 'Staff/CouponTrial',
  component: CouponTrial,
  args: {
    picker: null,
    products,
    hasOrdered: false,
    canTry: true,
    isQuoting: false,
    onQuantityChange: fn(),
    onRemove: fn(),
    onHasOrderedChange: fn(),
    onTry: fn(),
  },
} satisfies Meta<typeof CouponTrial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('spinbutton', { name: t('Quantity of {name}', { name: 'Neem Soap' }) }),
      '5',
    );
    await expect(args.onQuantityChange).toHaveBeenCalledWith('p2', 15);
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: 'Neem Soap' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('p2');
    await userEvent.click(canvas.getByRole('checkbox', { name: t('The member has ordered before') }));
    await expect(args.onHasOrderedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: t('Try it') }));
    await expect(args.onTry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { products: [], canTry: false } };

export const Quoting: Story = { args: { isQuoting: true } };

export const Saves: Story = {
  args: { result: { lines, subtotal: 797, discount: 50, total: 747, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('You save {amount}', { amount: '₹50' }));
  },
};

export const CannotBeUsed: Story = {
  args: {
    result: {
      lines: [],
      subtotal: 797,
      discount: 0,
      total: 797,
      problem: 'This coupon is for orders of ₹999 or more.',
    },
  },
};

export const Failed: Story = { args: { error: 'No response from server.' } };
