import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordChange } from './record-change.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const product = {
  fields: [
    { name: 'pricePaise', before: 89_900, after: 35_000 },
    { name: 'brandId', before: 'himveda', after: 'vanya' },
    { name: 'isVisible', before: true, after: false },
    { name: 'labelFacts', before: null, after: { goods: 'FOOD', maker: { name: 'Vanya Foods' } } },
  ],
  names: { himveda: 'Himveda', vanya: 'Vanya' },
};

const meta = {
  title: 'Staff/RecordChange',
  component: RecordChange,
  args: product,
} satisfies Meta<typeof RecordChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Price')}: ₹899.00 → ₹350.00`,
      `${t('Brand')}: Himveda → Vanya`,
      `${t('Visible in the shop')}: ${t('Yes')} → ${t('No')}`,
      `${t('Kind of goods')}: – → ${t('Food')}`,
      `${t('Company name')}: – → Vanya Foods`,
    ]);
  },
};
export const Stock: Story = {
  args: {
    fields: [
      { name: 'quantity', before: 40, after: 38 },
      { name: 'sizes', before: { S: 20, M: 20 }, after: { S: 18, M: 20 } },
      { name: 'reason', before: undefined, after: 'Two were damaged' },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Quantity')}: 40 → 38`,
      `${t('Size')} S: 20 → 18`,
      `${t('Reason')}: Two were damaged`,
    ]);
  },
};
export const Lead: Story = {
  args: { fields: [{ name: 'status', before: 'NEW', after: 'CALLED' }], names: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      `${t('Status')}: ${t('New')} → ${t('Called')}`,
    );
  },
};
export const Order: Story = {
  args: {
    fields: [
      { name: 'addressChanged', before: undefined, after: true },
      { name: 'noteAdded', before: undefined, after: true },
      { name: 'piecesMissing', before: undefined, after: true },
      { name: 'refundRetried', before: undefined, after: true },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Address')}: ${t('Changed')}`,
      `${t('Staff note')}: ${t('Added')}`,
      `${t('Missing pieces')}: ${t('Noted')}`,
      `${t('Refund')}: ${t('Tried again')}`,
    ]);
  },
};
export const Coupon: Story = {
  args: {
    fields: [
      { name: 'minSubtotalPaise', before: 0, after: 99_900 },
      { name: 'endsAt', before: null, after: '2026-12-31T18:29:59.999Z' },
      { name: 'productIds', before: [], after: ['p1', 'p2'] },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Minimum order')}: ₹0.00 → ₹999.00`,
      `${t('Last day')}: – → ${formatDate('2026-12-31')}`,
      `${t('Products')}: 0 → 2`,
    ]);
  },
};
export const NewImage: Story = {
  args: { fields: [{ name: 'imageKey', before: 'brand/1.webp', after: 'brand/2.webp' }], names: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`${t('Image')}: ${t('Changed')}`);
  },
};
export const Hindi: Story = { globals: { language: 'hi' } };
