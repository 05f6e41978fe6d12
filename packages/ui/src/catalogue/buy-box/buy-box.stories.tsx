import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WishButton } from '../../sales/wish-button/wish-button.tsx';
import { RestockButton } from '../restock-button/restock-button.tsx';
import { BuyBox } from './buy-box.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/BuyBox',
  component: BuyBox,
  args: {
    isAdding: false,
    wish: <WishButton isWished={false} isPending={false} productName="Forest Honey" onToggle={fn()} />,
    onAdd: fn(),
  },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Add to cart') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Adding: Story = {
  args: { isAdding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Adding...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SoldOut: Story = {
  args: { restock: <RestockButton isRequested={false} isBusy={false} onToggle={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Tell me when it is back') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: t('Add to cart') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('Add to wishlist') })).toBeEnabled();
  },
};

export const WithoutHeart: Story = { args: { wish: undefined } };
