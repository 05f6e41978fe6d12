import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { PhotosField } from './photos-field.tsx';

const photo = (name: string, colour: string) => ({ address: productImage(name, 'jar', colour).src });

const meta = {
  title: 'Forms/PhotosField',
  component: PhotosField,
  args: {
    hint: 'At most 3, for example of the damage.',
    photos: [],
    error: undefined,
    canAdd: true,
    onAdd: fn(),
    onBroken: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotosField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Several: Story = {
  args: { photos: [photo('A', '#3f7d58'), photo('B', '#8a5a2b')] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Remove photo {number}', { number: 2 }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.photos[1]?.address);
    await expect(canvas.getByRole('button', { name: t('Add a photo') })).toHaveFocus();
  },
};

const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';

/** A file with the name of a photo that is none: its owner removes it. */
export const Broken: Story = {
  args: { photos: [{ address: 'data:image/jpeg;base64,AAAA' }] },
  render: function Removed({ photos, onBroken, ...args }) {
    const [broken, setBroken] = useState<string>();
    return (
      <PhotosField
        {...args}
        photos={photos.filter(({ address }) => address !== broken)}
        error={broken === undefined ? undefined : UNREADABLE}
        onBroken={(address) => {
          onBroken(address);
          setBroken(address);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledWith('data:image/jpeg;base64,AAAA'));
    await expect(await canvas.findByText(t(UNREADABLE))).toBeVisible();
  },
};

export const Full: Story = {
  args: { photos: [photo('A', '#3f7d58'), photo('B', '#8a5a2b'), photo('C', '#5b4a8a')], canAdd: false },
};

export const Rejected: Story = { args: { error: 'This photo is larger than 5 MB. Choose a smaller one.' } };

/** They are being sent. */
export const Sending: Story = {
  args: { photos: [photo('A', '#3f7d58')], canAdd: false },
  render: (args) => <PhotosField {...args} onRemove={undefined} />,
};
