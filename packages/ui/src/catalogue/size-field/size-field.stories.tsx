import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SizeField } from './size-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/SizeField',
  component: SizeField,
  args: {
    sizes: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name, isSoldOut: false })),
    onChange: fn(),
  },
} satisfies Meta<typeof SizeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the choice. */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const OneSoldOut: Story = {
  args: { sizes: ['S', 'M', 'L'].map((name) => ({ name, isSoldOut: name === 'M' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: `M ${t('Sold out')}` })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeEnabled();
  },
};

/** The large pack costs more. */
export const WithPrices: Story = {
  args: {
    sizes: [
      { name: '500 ml', isSoldOut: false, price: 120 },
      { name: '5 l', isSoldOut: false, price: 1090 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '500 ml ₹120.00' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: '5 l ₹1,090.00' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: t('Size') });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(t('Choose a size'));
  },
};
