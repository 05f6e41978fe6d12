import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './search-box.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Forms/SearchBox',
  component: SearchBox,
  args: { label: 'Search transactions...', value: '', onChange: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t('Search transactions...') }), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('x');
  },
};
export const Filled: Story = { args: { value: 'returned' } };
