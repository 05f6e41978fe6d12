import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Interest } from './interest.tsx';

const HONEY = { productId: 'honey', name: 'Forest Honey, 500 g' };
const DROPS = { productId: 'tulsi', name: 'Tulsi Drops' };

const meta = {
  title: 'Staff/Interest',
  component: Interest,
  args: {
    report: {
      from: '2026-10-26',
      to: '2026-11-24',
      searches: [
        { text: 'sugar free honey', count: 41 },
        { text: 'neem comb', count: 17 },
      ],
      views: [
        { ...HONEY, count: 1240 },
        { ...DROPS, count: 806 },
      ],
      carts: [
        { ...DROPS, count: 93 },
        { ...HONEY, count: 88 },
      ],
      leftCarts: { carts: 12, pieces: 31, valuePaise: 1_284_950 },
      sources: [
        { host: 'google.com', count: 520 },
        { host: 'instagram.com', count: 64 },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof Interest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

export const CountedRows: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('table', { name: t('Most viewed products') }));
    await expect(views.getByRole('row', { name: 'Forest Honey, 500 g 1,240' })).toBeVisible();
    const left = t(
      '{carts} carts of members with {pieces} pieces, worth {value}, were not touched for a day.',
      {
        carts: '12',
        pieces: '31',
        value: '₹12,849.50',
      },
    );
    await expect(canvas.getByText(left)).toBeVisible();
  },
};

/** A shop that has just opened. */
export const Nothing: Story = {
  args: {
    report: {
      ...meta.args.report,
      searches: [],
      views: [],
      carts: [],
      leftCarts: { carts: 0, pieces: 0, valuePaise: 0 },
      sources: [],
    },
  },
};

export const Loading: Story = { args: { report: undefined } };

export const Failed: Story = {
  args: { report: undefined, error: 'Something went wrong. Please try again.' },
};
