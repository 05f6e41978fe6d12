import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from '../article/article.tsx';
import { asPage } from '../../shell/fixtures/page.tsx';
import { opening, textSection } from '../fixtures/content.ts';
import { ContentPage } from './content-page.tsx';

const meta = {
  title: 'Company/ContentPage',
  component: ContentPage,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { ...opening, children: <Article sections={[textSection('how', 'How it works here')]} /> },
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnImage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(opening.heading);
    await expect(canvas.getByRole('img', { name: 'A box of tulsi tea' })).toBeVisible();
  },
};

export const WithAnImageAndADate: Story = { args: { note: '9 November 2026' } };

export const WordsAlone: Story = {
  args: { image: undefined, note: 'Last changed: 21 November 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last changed: 21 November 2026')).toBeVisible();
  },
};
