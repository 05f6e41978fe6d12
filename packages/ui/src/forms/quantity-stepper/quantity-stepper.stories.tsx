import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    quantity: 2,
    canIncrease: true,
    isPending: false,
    onIncrease: fn(),
    onDecrease: fn(),
    describedBy: 'product',
  },
  decorators: [
    (Story) => (
      <div className="grid justify-items-start gap-2">
        <p id="product">Forest Honey</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const increase = canvas.getByRole('button', { name: t('Increase quantity') });
    await expect(increase).toHaveAccessibleDescription('Forest Honey');
    await expect(increase.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(increase.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(increase);
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Decrease quantity') }));
    await expect(args.onDecrease).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status', { name: t('Quantity') })).toHaveTextContent(/^2$/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Decrease quantity') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDecrease).toHaveBeenCalledOnce();
    await expect(args.onIncrease).toHaveBeenCalledOnce();
  },
};

export const AtMaximum: Story = {
  args: { quantity: 99, canIncrease: false },
  play: async ({ canvas, userEvent, args }) => {
    const increase = canvas.getByRole('button', { name: t('Increase quantity') });
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    await expect(args.onIncrease).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: t('Decrease quantity') })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const AtMinimum: Story = {
  args: { quantity: 1, canDecrease: false },
  play: async ({ canvas, userEvent, args }) => {
    const decrease = canvas.getByRole('button', { name: t('Decrease quantity') });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await expect(args.onDecrease).not.toHaveBeenCalled();
  },
};

/** At the limit the focus stays on the button, and the user can go back. */
export const ToTheLimit: Story = {
  render: function Limited(args) {
    const [quantity, setQuantity] = useState(97);
    return (
      <QuantityStepper
        {...args}
        quantity={quantity}
        canIncrease={quantity < 99}
        onIncrease={() => setQuantity(quantity + 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: t('Increase quantity') });
    increase.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^99$/);
    await painted();
    await expect(increase).toHaveFocus();
  },
};

/** The number is muted until the change is saved. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A browser removes the focus from a disabled element only when it paints. */
function painted(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
