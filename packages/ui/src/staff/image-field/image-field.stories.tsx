import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ImageField } from './image-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#14563b"/></svg>';

const meta = {
  title: 'Staff/ImageField',
  component: ImageField,
  args: { label: 'Image', file: undefined, onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['x'], 'front.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(t('Image')), file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};

export const Stored: Story = { args: { storedUrl: productImage('Tulsi Drops', 'bottle', '#14563b').src } };

export const Chosen: Story = {
  args: { file: new File([PIXEL], 'front.svg', { type: 'image/svg+xml' }) },
};

export const Uploading: Story = {
  args: { ...Chosen.args, isSaving: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('Uploading {name}', { name: 'front.svg' }) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Rejected: Story = {
  args: { error: 'This image is larger than 5 MB. Choose a smaller one.' },
};
