import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { LoginToAsk } from './login-to-ask.tsx';

const meta = {
  title: 'Catalogue/LoginToAsk',
  component: LoginToAsk,
  args: { alert: undefined, onLogin: fn() },
} satisfies Meta<typeof LoginToAsk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Login to ask') }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  args: { alert: 'You seem to be offline. Check your connection and try again.' },
};
