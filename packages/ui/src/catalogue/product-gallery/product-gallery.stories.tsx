import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ProductGallery } from './product-gallery.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/ProductGallery',
  component: ProductGallery,
  args: {
    images: [
      productImage('Forest Honey', 'jar', '#c98714', 'The jar from the front'),
      productImage('Raw Unfiltered', 'jar', '#a06a10', 'The jar from the back'),
      productImage('Forest Honey', 'box', '#c98714', 'The box it comes in'),
    ],
    className: 'max-w-form',
  },
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'The jar from the front' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('Image {number} of {total}', { number: 2, total: 3 }) }),
    );
    await expect(canvas.getByRole('img', { name: 'The jar from the back' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: 'The box it comes in' })).toBeVisible();
  },
};

/** A press on the large image enlarges the one that is shown. */
export const Enlarging: Story = {
  args: { onEnlarge: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('Image {number} of {total}', { number: 2, total: 3 }) }),
    );
    const large = canvas.getByRole('button', { name: `The jar from the back ${t('Enlarge image')}` });
    large.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnlarge).toHaveBeenCalledWith(1);
  },
};

/** Offline an image cannot be enlarged. */
export const NotEnlarged: Story = {
  args: { onEnlarge: fn(), alert: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('You seem to be offline. Check your connection and try again.'),
    );
  },
};

export const One: Story = { args: { images: [productImage('Forest Honey', 'jar', '#c98714', 'The jar')] } };
export const None: Story = { args: { images: [] }, tags: ['shows-nothing'] };
