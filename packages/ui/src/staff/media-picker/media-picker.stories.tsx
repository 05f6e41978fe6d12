import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { MediaPicker } from './media-picker.tsx';

const focus = { x: 50, y: 80 };
const images = [
  { id: '1', image: { ...productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey'), focus } },
  { id: '2', image: { ...productImage('Tulsi Drops', 'bottle', '#14563b', 'A bottle of tulsi'), focus } },
];

const meta = {
  title: 'Staff/MediaPicker',
  component: MediaPicker,
  args: {
    images,
    status: 'ready',
    search: '',
    page: 1,
    pageCount: 3,
    onSearchChange: fn(),
    onPage: fn(),
    onRetry: fn(),
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MediaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('Choose an image') }));
    await userEvent.type(dialog.getByRole('searchbox'), 't');
    await expect(args.onSearchChange).toHaveBeenCalledWith('t');
    await userEvent.click(dialog.getByRole('button', { name: 'A bottle of tulsi' }));
    await expect(args.onPick).toHaveBeenCalledWith('2');
  },
};
export const Loading: Story = { args: { images: [], status: 'loading', pageCount: 1 } };
export const Failed: Story = {
  args: { images: [], status: 'failed', error: 'Something went wrong.', pageCount: 1 },
};
export const Empty: Story = { args: { images: [], pageCount: 1 } };
