import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthFrame } from './auth-frame.tsx';

const meta = {
  title: 'Auth/AuthFrame',
  component: AuthFrame,
  args: { brandName: 'PGM Wellness', children: <h1 className="text-heading font-bold">Login</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PGM Wellness' })).toHaveAttribute('href', '/');
  },
};

/** The header above already names the brand. */
export const BelowAHeader: Story = { args: { brandName: undefined } };
