import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { OwnReview } from './own-review.tsx';

const review = { stars: 4, text: 'Thick, dark and not too sweet.', status: 'PENDING', reason: null } as const;

const meta = {
  title: 'Catalogue/OwnReview',
  component: OwnReview,
  args: {
    status: 'ready',
    canWrite: true,
    review: null,
    error: undefined,
    isAsking: false,
    isRemoving: false,
    onWrite: fn(),
    onRemove: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotWritten: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Write a review') }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { review } };
export const Approved: Story = { args: { review: { ...review, status: 'APPROVED' } } };
export const Declined: Story = {
  args: { review: { ...review, status: 'DECLINED', reason: 'Please leave out telephone numbers.' } },
};
export const StarsAlone: Story = { args: { review: { ...review, text: '' } } };
/** The order was sent back after the review. */
export const OnlyDeletable: Story = { args: { review, canWrite: false } };
export const Asking: Story = {
  args: { review, isAsking: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: t('Delete your review?') });
    await userEvent.click(screen.getByRole('button', { name: t('Delete') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Removing: Story = { args: { review, isAsking: true, isRemoving: true } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'failed', error: 'No response from server.' } };
/** The product was not delivered to the member. */
export const NoBuyer: Story = { args: { canWrite: false } };
