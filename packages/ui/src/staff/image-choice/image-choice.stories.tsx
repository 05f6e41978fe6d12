import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { ImageChoice } from './image-choice.tsx';

const image = productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey');

const meta = {
  title: 'Staff/ImageChoice',
  component: ImageChoice,
  args: { label: 'Image of the card', image: undefined, isChosen: false, onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Choose from the media library') }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** A drawing of the site is shown while no image is chosen, and cannot be taken away. */
export const ShowingADrawing: Story = {
  name: 'Showing a drawing',
  args: { image },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: image.alt })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Remove image') })).toBeNull();
  },
};

/** Once it is taken away, the focus is where another one is chosen. */
export const Chosen: Story = {
  args: { image, isChosen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Remove image') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t('Choose another image') })).toHaveFocus();
  },
};

export const Gone: Story = { args: { error: 'Image not found' } };
