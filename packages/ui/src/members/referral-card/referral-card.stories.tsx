import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { referralArgs } from '../fixtures/team-page.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ReferralCard } from './referral-card.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/ReferralCard',
  component: ReferralCard,
  args: { ...referralArgs, onCopy: fn(), onShare: fn() },
} satisfies Meta<typeof ReferralCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: t('Invite a friend') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('QR code of your referral link') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Copy link') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Share') }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = {
  args: { note: 'Link copied' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t('Link copied')),
};
export const ImageLoading: Story = { args: { qrCode: <Skeleton className="size-full" /> } };
