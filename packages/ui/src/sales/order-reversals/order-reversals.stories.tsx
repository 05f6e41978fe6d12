import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import type { ReversalFacts } from './reversal-facts.ts';
import { OrderReversals } from './order-reversals.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const jar = productImage('Forest Honey', 'jar', '#8a5a2b').src;

const returned: ReversalFacts = {
  id: 'v2',
  kind: 'RETURN',
  state: 'REQUESTED',
  reason: 'The jar was broken.',
  at: '2026-03-09T07:30:00.000Z',
  pieces: [
    { name: 'Forest Honey, 500 g', quantity: 1 },
    { name: 'Handloom Shirt', size: 'M', quantity: 2 },
  ],
  photos: [{ src: jar, href: jar }],
  amount: 0,
  creditNote: null,
};

const meta = {
  title: 'Sales/OrderReversals',
  component: OrderReversals,
  args: { reversals: [returned] },
} satisfies Meta<typeof OrderReversals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`${t('{name}, size {size}', { name: 'Handloom Shirt', size: 'M' })} × 2`),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Photo {number}', { number: 1 }) })).toHaveAttribute(
      'href',
      jar,
    );
  },
};

const kurta = { name: 'Khadi Kurta', size: 'S', quantity: 1 };

export const Exchanges: Story = {
  args: {
    reversals: [
      { ...returned, id: 'v1', pieces: [{ ...kurta, exchange: { size: 'M', state: 'WANTED' } }] },
      {
        ...returned,
        id: 'v2',
        state: 'DONE',
        pieces: [
          { ...kurta, exchange: { size: 'M', state: 'SENT' } },
          { ...kurta, size: 'XS', exchange: { size: 'L', state: 'SOLD_OUT' } },
        ],
        exchangeOrder: { number: 'PGM-000124', href: '/manage/orders/e2' },
        amount: 1200,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Exchange for size {size}', { size: 'M' }))).toBeVisible();
    await expect(
      canvas.getByText(t('Size {size} was sold out, so it is refunded.', { size: 'L' })),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('New order {number}', { number: 'PGM-000124' }) }),
    ).toHaveAttribute('href', '/manage/orders/e2');
  },
};

export const InEveryState: Story = {
  args: {
    reversals: [
      { ...returned, id: 'v1', kind: 'CANCELLATION', state: 'DONE', reason: null, photos: [], amount: 349 },
      returned,
      { ...returned, id: 'v3', state: 'ACCEPTED', photos: [] },
      { ...returned, id: 'v4', state: 'REJECTED', photos: [] },
      { ...returned, id: 'v5', state: 'DONE', amount: 349, creditNote: 'PGC/25-26/000001' },
    ],
    toCreditNoteHref: (id) => `?document=creditNote&of=${id}`,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Credit note {number}', { number: 'PGC/25-26/000001' }) }),
    ).toBeVisible();
  },
};
