import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { RatingWords, ShortRating, Stars } from './stars.tsx';

const meta = { title: 'Catalogue/Stars', component: Stars, args: { stars: 4 } } satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('{count} of 5 stars', { count: 4 }) })).toBeVisible();
  },
};
export const One: Story = { args: { stars: 1 } };
export const Five: Story = { args: { stars: 5 } };

const rating = { average: 4.62, count: 12 };

/** The average in a card. */
export const Short: Story = {
  render: () => <ShortRating rating={rating} />,
  play: async ({ canvas }) => {
    const name = t('{average} of 5, {count} reviews', { average: '4.6', count: 12 });
    await expect(canvas.getByRole('img', { name })).toHaveTextContent('★ 4.6 (12)');
  },
};

/** The average on the page of a product. */
export const Words: Story = { render: () => <RatingWords rating={rating} /> };
export const WordsOfOne: Story = { render: () => <RatingWords rating={{ average: 5, count: 1 }} /> };
