import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WishButton } from './wish-button.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/WishButton',
  component: WishButton,
  args: { isWished: false, isPending: false, productName: 'Forest Honey', onToggle: fn() },
} satisfies Meta<typeof WishButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotWished: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const heart = canvas.getByRole('button', { name: t('Add to wishlist'), pressed: false });
    await expect(heart).toHaveAccessibleDescription('Forest Honey');
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(heart.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Wished: Story = {
  args: { isWished: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: t('Remove from wishlist'), pressed: true }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isWished: true, isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
