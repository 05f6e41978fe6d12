import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GoogleButton } from './google-button.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/GoogleButton',
  component: GoogleButton,
  args: { isWaiting: false, onPress: fn() },
} satisfies Meta<typeof GoogleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Continue with Google') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Waiting for Google…') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
