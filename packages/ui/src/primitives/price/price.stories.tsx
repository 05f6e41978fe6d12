import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Price } from './price.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { rupees: 499 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const WithPaise: Story = { args: { rupees: 325.5 } };

export const Lakhs: Story = {
  args: { rupees: 1234567.89 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹12,34,567.89')).toBeVisible();
  },
};

/** Some sizes of the product cost more. */
export const Lowest: Story = {
  args: { isLowest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('From {price}', { price: '₹499.00' }))).toBeVisible();
  },
};

export const InAColumn: Story = {
  render: () => (
    <ul className="w-40 text-end">
      {[9, 149, 1111.11, 24680].map((rupees) => (
        <li key={rupees}>
          <Price rupees={rupees} />
        </li>
      ))}
    </ul>
  ),
};
