import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { mobileBar } from '../fixtures/page.tsx';
import { CartIcon, OrdersIcon, PersonIcon } from '../../foundations/icon/icons.tsx';
import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/MobileBar',
  component: MobileBar,
  args: mobileBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};

export const WithCart: Story = {
  args: {
    items: [
      ...mobileBar.items.slice(0, 1),
      { href: '/cart', label: 'Cart', icon: <CartIcon />, badge: <CountBadge count={12} /> },
      { href: '/orders', label: 'Orders', icon: <OrdersIcon /> },
      { href: '/profile', label: 'Profile', icon: <PersonIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${t('Cart')} 12` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Orders') })).toBeVisible();
  },
};

/** When login turns 'Login' into 'Profile', the keyboard focus stays there. */
export const LoggedIn: Story = {
  render: function Bar({ items }) {
    const [isMember, setIsMember] = useState(false);
    const icon = <PersonIcon />;
    const last = isMember
      ? { href: '/profile', label: 'Profile', icon }
      : { href: '/login', label: 'Login', icon, onPress: () => setIsMember(true) };
    return <MobileBar items={[...items.slice(0, 3), last]} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: t('Login') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: t('Profile') })).toHaveFocus();
  },
};

/** Offline, a page may not be available. */
export const OutOfReach: Story = {
  args: { alert: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
