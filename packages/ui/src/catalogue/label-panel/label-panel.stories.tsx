import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { honeyLabel } from '../fixtures/label.ts';
import { LabelPanel } from './label-panel.tsx';
import { formatMonth, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/LabelPanel',
  component: LabelPanel,
  args: { label: honeyLabel },
} satisfies Meta<typeof LabelPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Food: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names).toEqual([
      t('Common name'),
      t('Net quantity'),
      t('Maximum retail price'),
      t('Unit price'),
      t('Packed by'),
      t('Country of origin'),
      t('Month of packing'),
      t('Best before'),
      t('FSSAI licence number'),
      t('Consumer care'),
      t('HSN code'),
      t('GST in the price'),
    ]);
    await expect(canvas.getByText(t('{price}, inclusive of all taxes', { price: '₹349.00' }))).toBeVisible();
    await expect(canvas.getByText(t('{price} per 100 g', { price: '₹69.80' }))).toBeVisible();
    await expect(canvas.getByText(formatMonth('2026-10'))).toBeVisible();
  },
};

/** A shirt: a single piece has no unit price, and cloth needs no licence. */
export const OnePiece: Story = {
  args: {
    label: {
      ...honeyLabel,
      commonName: 'Men’s kurta',
      netQuantity: { amount: 1, unit: 'piece' },
      unitPrice: undefined,
      bestBefore: undefined,
      licence: undefined,
      maker: { title: 'Manufactured by', name: 'Karghana Textiles (sample)', address: 'Barabanki' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('1 piece'))).toBeVisible();
    await expect(canvas.queryByText(t('Unit price'))).toBeNull();
    await expect(canvas.queryByText(t('not configured'))).toBeNull();
  },
};

/** Only the net quantity is filled in. */
export const MuchMissing: Story = {
  args: {
    label: {
      netQuantity: { amount: 60, unit: 'piece' },
      unitPrice: { rupees: 5.82, amount: 1, unit: 'piece' },
      missing: ['commonName', 'maximumRetailPrice', 'maker', 'countryOfOrigin', 'packedIn', 'licence'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('{count} pieces', { count: 60 }))).toBeVisible();
    await expect(canvas.getByText(t('{price} per piece', { price: '₹5.82' }))).toBeVisible();
    await expect(canvas.getAllByText(t('not configured'))).toHaveLength(6);
    await expect(canvas.getByText(t('Manufactured by'))).toBeVisible();
    await expect(canvas.queryByText(t('Best before'))).toBeNull();
  },
};
