import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ThemeChoice } from '../theme-choice/theme-choice.tsx';
import { ThemeButton } from './theme-button.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/ThemeButton',
  component: ThemeButton,
  args: { onOpen: fn(), children: <ThemeChoice value="light" onChange={() => undefined} /> },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ThemeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Theme') }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: t('Light') })).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
