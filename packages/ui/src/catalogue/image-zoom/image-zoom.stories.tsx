import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { ImageZoom } from './image-zoom.tsx';

const meta = {
  title: 'Catalogue/ImageZoom',
  component: ImageZoom,
  args: {
    images: [
      productImage('Forest Honey', 'jar', '#c98714', 'The jar from the front'),
      productImage('Forest Honey', 'box', '#c98714', 'The box it comes in'),
    ],
    isOpen: true,
    at: 0,
    scale: 1,
    canZoomIn: true,
    canZoomOut: false,
    onNext: fn(),
    onPrevious: fn(),
    onZoomIn: fn(),
    onZoomOut: fn(),
    onToggle: fn(),
    onPinch: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ImageZoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => screen.findByRole('dialog', { name: t('Enlarged image') });
const area = (dialog: HTMLElement) => {
  const element = dialog.querySelector('[role="group"]');
  if (element === null) throw new Error('there is no image');
  return element;
};

/** Touches as a phone reports them. */
function touch(target: Element, type: string, points: readonly (readonly [number, number])[]) {
  const touches = points.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  const fingers = type === 'touchend' ? { changedTouches: touches } : { touches, changedTouches: touches };
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, ...fingers }));
}

/** Arrow keys and swipes show the other images. */
export const Whole: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('img', { name: 'The jar from the front' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}+');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onZoomIn).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: t('Zoom out') })).toBeDisabled();

    const image = area(dialog);
    touch(image, 'touchstart', [[200, 200]]);
    touch(image, 'touchend', [[100, 210]]);
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    touch(image, 'touchstart', [[200, 200]]);
    touch(image, 'touchend', [[190, 300]]);
    touch(image, 'touchstart', [
      [100, 100],
      [200, 100],
    ]);
    touch(image, 'touchmove', [
      [100, 100],
      [250, 100],
    ]);
    touch(image, 'touchend', [[250, 100]]);
    await expect(args.onPinch).toHaveBeenCalledWith(1.5);
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(screen.getByRole('img', { name: 'The jar from the front' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Arrow keys move the enlarged image, and its middle is shown first. */
export const Enlarged: Story = {
  args: { scale: 3, canZoomOut: true },
  play: async ({ userEvent, args }) => {
    const image = area(await open());
    await waitFor(() => expect(image.scrollWidth).toBe(3 * image.clientWidth));
    const before = image.scrollLeft;
    await expect(Math.abs(before - image.clientWidth)).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{ArrowRight}-');
    await waitFor(() => expect(image.scrollLeft).toBe(before + 80));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onZoomOut).toHaveBeenCalledOnce();
  },
};

export const Only: Story = {
  args: { images: [productImage('Forest Honey', 'jar', '#c98714', 'The jar')] },
  play: async () => {
    await open();
    await expect(screen.queryByRole('button', { name: t('Next') })).toBeNull();
  },
};
