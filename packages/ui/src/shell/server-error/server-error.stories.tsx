import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { asPage } from '../fixtures/page.tsx';
import { ServerError } from './server-error.tsx';

const meta = {
  title: 'Shell/ServerError',
  component: ServerError,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServerError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRetry: Story = { args: { onRetry: fn(), reference: '7F3K-22' } };

export const TooManyRequests: Story = {
  args: { onRetry: fn(), rejection: 'Too many requests. Please try again in 60 seconds.' },
};
