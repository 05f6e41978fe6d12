import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../fixtures/company.tsx';
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
