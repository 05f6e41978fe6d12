import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { CartLink } from './cart-link.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/CartLink',
  component: CartLink,
  args: { href: '/cart', label: 'Cart, 3 items', badge: <CountBadge count={3} /> },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart, 3 items' });
    await expect(link).toHaveTextContent(/^3$/);
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const One: Story = {
  args: { label: 'Cart, 1 item', badge: <CountBadge count={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent(/^1$/);
  },
};

export const Empty: Story = {
  args: { label: undefined, badge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Cart') })).toHaveTextContent(/^$/);
  },
};

export const Hundreds: Story = { args: { label: 'Cart, 240 items', badge: <CountBadge count={240} /> } };
