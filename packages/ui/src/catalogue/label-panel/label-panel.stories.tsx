import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { honeyLabel } from '../../foundations/fixtures/label.ts';
import { LabelPanel } from './label-panel.tsx';

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
      'Common name',
      'Net quantity',
      'Maximum retail price',
      'Unit price',
      'Packed by',
      'Country of origin',
      'Month of packing',
      'Best before',
      'FSSAI licence number',
      'Consumer care',
      'HSN code',
      'GST in the price',
    ]);
    await expect(canvas.getByText('₹349.00, inclusive of all taxes')).toBeVisible();
    await expect(canvas.getByText('₹69.80 per 100 g')).toBeVisible();
    await expect(canvas.getByText('October 2026')).toBeVisible();
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
    await expect(canvas.getByText('1 piece')).toBeVisible();
    await expect(canvas.queryByText('Unit price')).toBeNull();
    await expect(canvas.queryByText('not configured')).toBeNull();
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
    await expect(canvas.getByText('60 pieces')).toBeVisible();
    await expect(canvas.getByText('₹5.82 per piece')).toBeVisible();
    await expect(canvas.getAllByText('not configured')).toHaveLength(6);
    await expect(canvas.getByText('Manufactured by')).toBeVisible();
    await expect(canvas.queryByText('Best before')).toBeNull();
  },
};
