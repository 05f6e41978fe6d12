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
/** A sale of a product. */
export const Sale: Story = {
  args: {
    fields: [
      { name: 'usualPricePaise', before: null, after: 89_900 },
      { name: 'salePricePaise', before: null, after: 79_900 },
      { name: 'saleFrom', before: null, after: '2026-11-25' },
      { name: 'saleUntil', before: null, after: '2026-11-30' },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Price outside of the sale')}: – → ₹899.00`,
      `${t('Sale price')}: – → ₹799.00`,
      `${t('First day of the sale')}: – → ${formatDate('2026-11-25')}`,
      `${t('Last day of the sale')}: – → ${formatDate('2026-11-30')}`,
    ]);
  },
};
/** One size gets another price, and another one follows the product again. */
export const SizePrices: Story = {
  args: {
    fields: [
      {
        name: 'sizePrices',
        before: {
          '1 kg': { points: 34, pricePaise: 69_900, maximumRetailPricePaise: 80_000 },
          '2 kg': { points: 60, pricePaise: 129_900, maximumRetailPricePaise: 150_000 },
        },
        after: {
          '1 kg': { points: 34, pricePaise: 72_900, maximumRetailPricePaise: 80_000, netQuantity: 1000 },
        },
      },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    const toText = (price: string, maximum: string, points: number) =>
      `${t('Price')}: ${price}, ${t('Maximum retail price')}: ${maximum}, ${t('Points')}: ${points}`;
    const size = t('Price of the size');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${size} 1 kg: ${toText('₹699.00', '₹800.00', 34)} → ${toText('₹729.00', '₹800.00', 34)}, ${t('Net quantity')}: 1,000`,
      `${size} 2 kg: ${toText('₹1,299.00', '₹1,500.00', 60)} → –`,
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
export const ChangeOfSponsor: Story = {
  args: {
    fields: [
      { name: 'parentId', before: 'a1', after: 'a2' },
      { name: 'bvValue', before: undefined, after: 1_200 },
    ],
    names: { a1: 'Asha Devi', a2: 'Ravi Kumar' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Sponsor')}: Asha Devi → Ravi Kumar`,
      `${t('Business value')}: 1,200`,
    ]);
  },
};
/** The account of the earlier sponsor was deleted, and the associate moved to the top. */
export const SponsorDeleted: Story = {
  args: {
    fields: [{ name: 'parentId', before: 'a1', after: null }],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Sponsor')}: ${t('Deleted account')} → –`,
    ]);
  },
};
export const BankDetails: Story = {
  args: {
    fields: [{ name: 'status', before: 'UNVERIFIED', after: 'VERIFIED' }],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Status')}: ${t('Not verified yet')} → ${t('Verified')}`,
    ]);
  },
};
export const Correction: Story = {
  args: {
    fields: [{ name: 'status', before: 'OPEN', after: 'WRITTEN' }],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Status')}: ${t('Open')} → ${t('In the ledger')}`,
    ]);
  },
};
export const Proposal: Story = {
  args: {
    fields: [{ name: 'status', before: 'OPEN', after: 'WITHDRAWN' }],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Status')}: ${t('Open')} → ${t('Withdrawn')}`,
    ]);
  },
};
export const Review: Story = {
  args: {
    fields: [{ name: 'status', before: 'PENDING', after: 'DECLINED' }],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Status')}: ${t('Not checked yet')} → ${t('Declined')}`,
    ]);
  },
};
export const Rights: Story = {
  args: {
    fields: [
      { name: 'roles', before: ['MEMBER'], after: ['MEMBER', 'STAFF'] },
      { name: 'rights', before: [], after: ['orders', 'people'] },
      { name: 'invitedBy', before: undefined, after: 'u1' },
    ],
    names: { u1: 'Anil Saxena' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Roles')}: ${t('Member')} → ${t('Member')}, ${t('Staff')}`,
      `${t('Rights')}: – → ${t('Orders')}, ${t('People')}`,
      `${t('Invited by')}: Anil Saxena`,
    ]);
  },
};
export const Grievance: Story = {
  args: {
    fields: [
      { name: 'status', before: 'OPEN', after: 'IN_PROGRESS' },
      { name: 'assignee', before: null, after: 'u1' },
      { name: 'replyAdded', before: undefined, after: true },
    ],
    names: { u1: 'Sushma Yadav' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Status')}: ${t('Open')} → ${t('In progress')}`,
      `${t('Assigned to')}: – → Sushma Yadav`,
      `${t('Reply')}: ${t('Added')}`,
    ]);
  },
};
export const ReplyTemplate: Story = {
  args: {
    fields: [
      { name: 'english', before: 'Dear {name}', after: 'Hello {name}' },
      { name: 'hindi', before: 'प्रिय {name}', after: 'नमस्ते {name}' },
    ],
    names: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('English text')}: Dear {name} → Hello {name}`,
      `${t('Hindi text')}: प्रिय {name} → नमस्ते {name}`,
    ]);
  },
};
export const MergedAccounts: Story = {
  args: {
    fields: [
      { name: 'merged', before: undefined, after: 'u1' },
      { name: 'mergedInto', before: undefined, after: 'u2' },
    ],
    names: { u1: '', u2: 'Asha Devi' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${t('Account that ends')}: ${t('Deleted account')}`,
      `${t('Account that stays')}: Asha Devi`,
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
