import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatLink } from './chat-link.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/ChatLink',
  component: ChatLink,
  args: { messenger: 'WhatsApp', href: 'https://wa.me/919000000000' },
} satisfies Meta<typeof ChatLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: t('Chat on {messenger}', { messenger: 'WhatsApp' }) }),
    ).toBeVisible();
  },
};
