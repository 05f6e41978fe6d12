import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '../../foundations/fixtures/translated.ts';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { AdditionFields } from './addition-fields.tsx';

const honey = {
  lineKey: 'honey',
  name: 'Forest Honey, 500 g',
  image: productImage('Forest Honey', 'jar', '#c98714'),
  left: 1,
  added: null,
};
const kurta = {
  lineKey: 'kurta M',
  name: 'Khadi Kurta',
  size: 'M',
  image: productImage('Khadi Kurta', 'box', '#8a5a44'),
  left: 2,
  added: null,
};
const before = { subtotal: 349, deliveryFee: 49, discount: 0, total: 398, points: 14 };
const after = { subtotal: 698, deliveryFee: 0, discount: 0, total: 698, points: 28 };

const meta = {
  title: 'Staff/AdditionFields',
  component: AdditionFields,
  args: { lines: [honey, kurta], isQuoting: false, onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof AdditionFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAdded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = t('{name}, size {size}', { name: 'Khadi Kurta', size: 'M' });
    const box = canvas.getByRole('spinbutton', { name: t('More of {name}', { name }) });
    await expect(box).toHaveAccessibleDescription(
      t('{before} in the order, {after} then', { before: '2', after: '2' }),
    );
    await userEvent.type(box, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith('kurta M', 3);
  },
};

export const NewTotal: Story = {
  args: { lines: [{ ...honey, added: 1 }, kurta], quote: { before, after } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('The buyer pays {after} instead of {before}.', { before: '₹398.00', after: '₹698.00' }),
    );
    await expect(canvas.getByRole('row', { name: `${t('Delivery')} ₹49.00 ${t('Free')}` })).toBeVisible();
    await expect(canvas.getByRole('row', { name: `${t('Points')} 14 28` })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: new RegExp(t('Discount')) })).toBeNull();
  },
};

/** The order is paid: the pieces become another one, which has no delivery fee. */
export const ForAPaidOrder: Story = {
  args: {
    lines: [{ ...honey, added: 1 }, kurta],
    isPaid: true,
    quote: { before, after: { ...after, deliveryFee: 49, total: 747 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('The buyer has paid {before}, and pays {more} more.', { before: '₹398.00', more: '₹349.00' }),
    );
  },
};

export const WithCoupon: Story = {
  args: {
    lines: [{ ...honey, added: 1 }, kurta],
    quote: {
      before: { ...before, discount: 34.9, total: 363.1 },
      after: { ...after, discount: 69.8, total: 628.2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: `${t('Discount')} -₹34.90 -₹69.80` })).toBeVisible();
  },
};

export const Quoting: Story = {
  args: { lines: [{ ...honey, added: 1 }, kurta], isQuoting: true, quote: { before, after } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Working out the new total…'));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Rejected: Story = {
  args: { lines: [{ ...honey, added: 9 }, kurta], quoteError: 'Only 3 left of Forest Honey, 500 g' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Only 3 left of Forest Honey, 500 g'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = { args: { problem: 'Add at least one piece' } };
