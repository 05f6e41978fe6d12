import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ThemeChoice } from './theme-choice.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/ThemeChoice',
  component: ThemeChoice,
  args: { value: 'device', onChange: fn() },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsOnThisDevice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: t('Same as device') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('Dark') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Light: Story = { args: { value: 'light' } };

export const Dark: Story = { args: { value: 'dark' } };

/** As in the header and in the menu: both show the selected theme. */
export const TwiceOnAPage: Story = {
  args: { value: 'light' },
  render: (args) => (
    <>
      <div role="group" aria-label="In the header">
        <ThemeChoice {...args} />
      </div>
      <div role="group" aria-label="In the menu">
        <ThemeChoice {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const place of ['In the header', 'In the menu'])
      await expect(
        within(canvas.getByRole('group', { name: t(place) })).getByRole('radio', { name: t('Light') }),
      ).toBeChecked();
  },
};
