import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { QuantityField } from './quantity-field.tsx';

const one = {
  quantity: 1,
  canIncrease: true,
  canDecrease: false,
  isPending: false,
  onIncrease: fn(),
  onDecrease: fn(),
};

const meta = {
  title: 'Catalogue/QuantityField',
  component: QuantityField,
  args: { stepper: one },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const decrease = canvas.getByRole('button', { name: t('Decrease quantity') });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    const increase = canvas.getByRole('button', { name: t('Increase quantity') });
    await expect(increase).toHaveAccessibleDescription(t('Quantity'));
    await userEvent.click(increase);
    await expect(args.stepper.onIncrease).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: { stepper: { ...one, quantity: 3, canDecrease: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status', { name: t('Quantity') })).toHaveTextContent(/^3$/);
    await userEvent.click(canvas.getByRole('button', { name: t('Decrease quantity') }));
    await expect(args.stepper.onDecrease).toHaveBeenCalledOnce();
  },
};

export const AllThatIsLeft: Story = {
  args: { stepper: { ...one, quantity: 4, canIncrease: false, canDecrease: true } },
};

/** The first press waits for the code of the choice. */
export const Loading: Story = { args: { stepper: { ...one, isPending: true } } };
