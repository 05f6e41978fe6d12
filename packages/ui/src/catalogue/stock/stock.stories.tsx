import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stock } from './stock.tsx';

const meta = {
  title: 'Catalogue/Stock',
  component: Stock,
  args: { stock: { status: 'IN_STOCK', quantity: 42 } },
} satisfies Meta<typeof Stock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Low: Story = { args: { stock: { status: 'LOW', quantity: 3 } } };
export const SoldOut: Story = { args: { stock: { status: 'SOLD_OUT', quantity: 0 } } };
