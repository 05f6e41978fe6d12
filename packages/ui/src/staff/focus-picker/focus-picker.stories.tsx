import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { FocusPicker } from './focus-picker.tsx';

const meta = {
  title: 'Staff/FocusPicker',
  component: FocusPicker,
  args: {
    image: productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey'),
    x: 50,
    y: 50,
    onChange: fn(),
  },
} satisfies Meta<typeof FocusPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the image's button while the point is in the middle. */
const middle = () => t('Focus: {x}% from the left, {y}% from the top', { x: 50, y: 50 });

export const Middle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(t('From the left, in percent')), '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('x', 55);
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: middle() }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('x', 45);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('y', 55);
    // A press without a position changes nothing.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** The image on which the point is set is whole; the two below it are crops. */
export const Corner: Story = {
  args: { image: { ...meta.args.image, focus: { x: 100, y: 0 } }, x: 100, y: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const crops = canvas.getAllByRole('presentation').filter((one) => one.hasAttribute('data-focus-x'));
    await expect(crops).toHaveLength(2);
    const image = canvas.getByRole('button', {
      name: t('Focus: {x}% from the left, {y}% from the top', { x: 100, y: 0 }),
    });
    const { left, top, width, height } = image.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: image,
      coords: { clientX: left + width / 4, clientY: top + height / 2 },
    });
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 'x', 25);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 'y', 50);
  },
};

export const EmptyBox: Story = {
  args: { x: null, y: 20, errors: { x: 'The focus is a whole number from 0 to 100' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('From the left, in percent'))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};
