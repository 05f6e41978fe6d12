import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeChoice } from './index.ts';

const meta = {
  title: 'Shell/ThemeChoice',
  component: ThemeChoice,
  args: { value: 'device', onChange: fn() },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsOnThisDevice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'As on this device' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Light: Story = { args: { value: 'light' } };

export const Dark: Story = { args: { value: 'dark' } };
