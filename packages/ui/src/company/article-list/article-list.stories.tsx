import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ArticleList } from './article-list.tsx';
import { formatDate } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/ArticleList',
  component: ArticleList,
  args: {
    articles: [
      {
        href: '/Shop/blog/read-a-label',
        title: 'How to read a label in one minute',
        text: 'Six places on a pack tell you more than any advertisement.',
        date: '2026-11-09',
        image: productImage('Label', 'box', '#155c65', 'A label'),
      },
      {
        href: '/Shop/blog/monsoon-storage',
        title: 'Keeping herbs through the damp months',
        text: 'Damp and heat spoil more powder than time does.',
        date: '2026-10-26',
        image: productImage('Monsoon', 'jar', '#b8603a', 'A jar'),
      },
    ],
  },
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoArticles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(formatDate('2026-11-09'))).toHaveAttribute('datetime', '2026-11-09');
    await expect(canvas.getByRole('link', { name: 'Keeping herbs through the damp months' })).toHaveAttribute(
      'href',
      '/Shop/blog/monsoon-storage',
    );
  },
};
