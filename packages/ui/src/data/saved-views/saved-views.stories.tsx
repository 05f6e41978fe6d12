import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedViews } from './saved-views.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  args: {
    views: [
      { href: '?', label: 'All', count: undefined, isCurrent: false },
      { href: '?needs=toConfirm', label: 'To confirm', count: 12, isCurrent: true },
      { href: '?needs=toPack', label: 'To pack', count: 3, isCurrent: false },
      { href: '?needs=toShip', label: 'To ship', count: 0, isCurrent: false },
    ],
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${t('To confirm')} 12` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: `${t('To pack')} 3` })).not.toHaveAttribute('aria-current');
  },
};

/** Before the counts are loaded, and when they cannot be. */
export const WithoutCounts: Story = {
  args: { views: meta.args.views.map((view) => ({ ...view, count: undefined })) },
};
