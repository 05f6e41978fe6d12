import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchEntry } from './search-entry.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/SearchEntry',
  component: SearchEntry,
  args: { action: '/products/', onOpen: fn() },
} satisfies Meta<typeof SearchEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A press opens the palette, and so does the first typed letter of keyboard users. */
export const Opens: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: t('Search') });
    await expect(box).toHaveAttribute('placeholder', t('What are you looking for today?'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('t');
    await expect(args.onOpen).toHaveBeenLastCalledWith(box);
    await userEvent.click(box);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** On the page of a search, the box shows the search text. */
export const OfASearch: Story = { args: { query: 'tulsi drops' } };

export const BehindThePalette: Story = { args: { isOpen: true } };
