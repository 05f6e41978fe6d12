import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { memberLinks } from '../fixtures/account.tsx';
import { header } from '../fixtures/company.tsx';
import { GuestLink, UserMenu } from '../user-menu/index.ts';
import { Header } from './index.ts';

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};

export const ElsewhereWithActions: Story = {
  args: { links: header.links.map((link) => ({ ...link, current: false })), actions: <span>Cart</span> },
};

export const Guest: Story = {
  args: {
    actions: <GuestLink href="/Associate/login" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();
  },
};

export const Member: Story = {
  args: { actions: <UserMenu firstName="Asha" links={memberLinks} onLogout={fn()} /> },
};
