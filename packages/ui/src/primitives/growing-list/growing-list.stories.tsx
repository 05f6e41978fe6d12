import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { GrowingList } from './growing-list.tsx';

const meta = {
  title: 'Primitives/GrowingList',
  component: GrowingList,
  args: {
    status: 'ready',
    label: 'Reviews',
    items: [<li key="1">Thick, dark and not too sweet.</li>, <li key="2">The jar came well packed.</li>],
    hasMore: true,
    emptyText: 'There are no reviews yet.',
    failedTitle: 'The reviews could not be loaded',
    error: undefined,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GrowingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: t('Show more') });
    const list = canvas.getByRole('list', { name: t('Reviews') });
    await expect(more).toHaveAttribute('aria-controls', list.id);
    await userEvent.click(more);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Last: Story = { args: { hasMore: false } };
export const LoadingMore: Story = { args: { status: 'loading' } };
export const Loading: Story = { args: { status: 'loading', items: [], hasMore: false } };
export const Empty: Story = { args: { items: [], hasMore: false } };
export const Failed: Story = {
  args: { status: 'failed', items: [], hasMore: false, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** What is loaded already stays. */
export const MoreFailed: Story = { args: { status: 'failed', error: 'No response from server.' } };
