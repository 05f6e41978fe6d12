import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/ReturnDialog',
  component: ReturnDialog,
  args: {
    isOpen: true,
    lines: [{ lineKey: 'honey', name: 'Forest Honey, 500 g', left: 1, chosen: 1 }],
    exchanges: [],
    onExchangeChange: fn(),
    piecesError: undefined,
    photos: [],
    photoError: undefined,
    canAddPhoto: true,
    onAddPhoto: fn(),
    onBrokenPhoto: fn(),
    onRemovePhoto: fn(),
    reason: '',
    error: undefined,
    alert: undefined,
    isSending: false,
    onChange: fn(),
    onPiecesChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: t('Why are you returning it?') }), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('x');
    await userEvent.click(screen.getByRole('button', { name: t('Request a return') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Keep order') }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Filled: Story = { args: { reason: 'The jar was broken.' } };
export const Invalid: Story = {
  args: { error: 'Please tell us why you are returning it' },
  play: async () => {
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      t('Please tell us why you are returning it'),
    );
  },
};
export const SeveralPieces: Story = {
  args: {
    lines: [
      { lineKey: 'honey', name: 'Forest Honey, 500 g', left: 2, chosen: 1 },
      { lineKey: 'tea', name: 'Tulsi Adrak Tea, 25 bags', left: 1, chosen: 0 },
    ],
  },
};
export const OtherSizes: Story = {
  args: {
    lines: [{ lineKey: 'kurta S', name: 'Khadi Kurta', size: 'S', left: 1, chosen: 1 }],
    exchanges: [{ lineKey: 'kurta S', name: 'Khadi Kurta', ordered: 'S', sizes: ['M', 'L'], size: '' }],
  },
  play: async ({ userEvent, args }) => {
    const choice = screen.getByRole('combobox', {
      name: t('Refund or exchange: {name}', {
        name: t('{name}, size {size}', { name: 'Khadi Kurta', size: 'S' }),
      }),
    });
    await userEvent.selectOptions(choice, t('Exchange for size {size}', { size: 'M' }));
    await expect(args.onExchangeChange).toHaveBeenCalledWith('kurta S', 'M');
  },
};
const photo = (name: string, colour: string) => ({ address: productImage(name, 'jar', colour).src });
const photos = [photo('A', '#3f7d58'), photo('B', '#8a5a2b'), photo('C', '#5b4a8a')];

export const WithPhoto: Story = {
  args: { reason: 'The jar was broken.', photos: photos.slice(0, 1) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('Remove photo {number}', { number: 1 }) }));
    await expect(args.onRemovePhoto).toHaveBeenCalledWith(photos[0]?.address);
    await expect(screen.getByRole('button', { name: t('Add a photo') })).toHaveFocus();
  },
};
export const AllPhotos: Story = {
  args: { reason: 'The jar was broken.', photos, canAddPhoto: false },
  play: async () => {
    await expect(screen.getByRole('button', { name: t('Add a photo') })).toBeDisabled();
  },
};
export const PhotoRejected: Story = {
  args: { photoError: 'This photo is larger than 5 MB. Choose a smaller one.' },
  play: async () => {
    await expect(
      screen.getByText(t('This photo is larger than 5 MB. Choose a smaller one.')),
    ).toBeInTheDocument();
  },
};
export const Sending: Story = { args: { reason: 'The jar was broken.', isSending: true } };
export const NotSent: Story = {
  args: { reason: 'The jar was broken.', alert: 'This order can no longer be returned.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(t('This order can no longer be returned.'));
  },
};
