import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSection } from './order-section.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/OrderSection',
  component: OrderSection,
  args: { title: 'Payment', children: <p>Cash on delivery</p> },
} satisfies Meta<typeof OrderSection>;
export default meta;

export const WithText: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('Payment') })).toHaveTextContent('Cash on delivery');
  },
};
