import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { galleryItems } from '../fixtures/content.ts';
import { ImageGallery } from './image-gallery.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/ImageGallery',
  component: ImageGallery,
  args: { items: galleryItems },
} satisfies Meta<typeof ImageGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trays of tulsi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Drying' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      `${t('Image {number} of {total}', { number: 1, total: 3 })}: Drying`,
    );
  },
};

/** An image opens, changes and closes without a mouse; the first image follows the last. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'A box of amla' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Packing' });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Drying' });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Weighing' });
    await userEvent.click(screen.getByRole('button', { name: t('Previous') }));
    await userEvent.click(screen.getByRole('button', { name: t('Next') }));
    await expect(screen.getByRole('status')).toHaveTextContent(
      `${t('Image {number} of {total}', { number: 2, total: 3 })}: Weighing`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
