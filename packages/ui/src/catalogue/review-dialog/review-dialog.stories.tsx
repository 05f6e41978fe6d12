import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { ReviewDialog } from './review-dialog.tsx';

const meta = {
  title: 'Catalogue/ReviewDialog',
  component: ReviewDialog,
  args: {
    isOpen: true,
    isSaving: false,
    stars: 0,
    starsError: undefined,
    text: '',
    textError: undefined,
    photos: [],
    photoError: undefined,
    canAddPhoto: true,
    alert: undefined,
    onStars: fn(),
    onText: fn(),
    onAddPhoto: fn(),
    onBrokenPhoto: fn(),
    onRemovePhoto: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  stars: 4,
  text: 'Thick, dark and not too sweet.',
  photos: [{ address: productImage('Forest Honey', 'jar', '#c98714').src }],
};

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: t('4 stars: good') }));
    await expect(args.onStars).toHaveBeenCalledWith(4);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    await expect(args.onText).toHaveBeenCalledWith('x');
    await userEvent.click(screen.getByRole('button', { name: t('Send review') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: filled };
export const Incomplete: Story = {
  args: { starsError: 'Choose 1 to 5 stars', textError: 'Review must be at most 2000 characters' },
};
export const PhotoRejected: Story = {
  args: { ...filled, photoError: 'This photo is larger than 5 MB. Choose a smaller one.' },
};
export const Saving: Story = { args: { ...filled, isSaving: true } };
export const NotSaved: Story = { args: { ...filled, alert: 'No response from server.' } };
