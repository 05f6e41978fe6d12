import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { Reviews } from './reviews.tsx';

const meta = {
  title: 'Catalogue/Reviews',
  component: Reviews,
  args: {
    status: 'ready',
    rating: { average: 4.6, count: 12 },
    starCounts: [0, 1, 0, 2, 9],
    reviews: [
      {
        id: '1',
        author: 'Asha M.',
        stars: 5,
        text: 'Thick, dark and not too sweet.\nThe jar came well packed.',
        photos: [
          productImage('Forest Honey', 'jar', '#c98714'),
          productImage('Forest Honey', 'box', '#c98714'),
        ],
        writtenAt: '2026-11-20T10:15:00.000Z',
      },
      { id: '2', author: 'Ravi K.', stars: 2, text: '', photos: [], writtenAt: '2026-11-12T08:00:00.000Z' },
    ],
    sort: 'newest',
    hasMore: true,
    error: undefined,
    onSort: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('Order of the reviews') }),
      t('Fewest stars first'),
    );
    await expect(args.onSort).toHaveBeenCalledWith('lowest');
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** A press on a photo shows it large; the arrow keys show the others. */
export const Photo: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = t('Photo {number} by {name}', { number: 1, name: 'Asha M.' });
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await screen.findByRole('dialog', { name: first });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', {
      name: t('Photo {number} by {name}', { number: 2, name: 'Asha M.' }),
    });
  },
};

export const Last: Story = { args: { hasMore: false } };
export const LoadingMore: Story = { args: { status: 'loading' } };
export const Loading: Story = { args: { status: 'loading', reviews: [], hasMore: false } };
export const None: Story = { args: { rating: undefined, starCounts: [], reviews: [], hasMore: false } };
export const WithOwn: Story = {
  args: { rating: undefined, starCounts: [], reviews: [], hasMore: false, own: <p>The own review.</p> },
};
export const Failed: Story = {
  args: { status: 'failed', reviews: [], hasMore: false, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
