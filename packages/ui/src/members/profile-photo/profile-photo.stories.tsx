import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ProfilePhoto } from './profile-photo.tsx';

const meta = {
  title: 'Members/ProfilePhoto',
  component: ProfilePhoto,
  args: {
    address: productImage('Asha', 'jar', '#8a5a2b').src,
    alt: 'Photo of Asha Verma',
    className: 'size-24',
  },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Asha Verma' })).toBeVisible();
  },
};

export const None: Story = {
  args: { address: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Large: Story = { args: { className: 'size-40' } };
