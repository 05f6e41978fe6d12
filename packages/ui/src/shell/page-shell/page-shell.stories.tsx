import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footer, header, mobileBar } from '../../foundations/fixtures/company.tsx';
import { ChatLink } from '../chat-link/chat-link.tsx';
import { PageShell } from './page-shell.tsx';

const chat = <ChatLink messenger="WhatsApp" href="https://wa.me/919000000000" />;

const meta = {
  title: 'Shell/PageShell',
  component: PageShell,
  args: { header, footer, mobileBar, chat, children: <p className="measure py-10">The page itself.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Leaving: Story = {
  args: { isLeaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const PageOnly: Story = {
  args: { header: undefined, footer: undefined, mobileBar: undefined, chat: undefined },
};
