import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { explainedOptions, foundOptions, nearOptions, recentOptions } from '../fixtures/search.ts';
import { useTopDialog } from '../../foundations/top-dialog.ts';
import { SearchPalette } from './search-palette.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/SearchPalette',
  component: SearchPalette,
  args: {
    status: 'found',
    text: 'tulsi',
    options: foundOptions,
    activeAt: undefined,
    total: 15,
    error: undefined,
    shopHref: '/products/',
    onType: fn(),
    onMove: fn(),
    onChoose: fn(),
    onSubmit: fn(),
    onEscape: fn(),
    onClose: fn(),
    onRetry: fn(),
    onRemoveRecent: fn(),
    onClearRecent: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a page shows above the palette, such as the note about a slow search. */
function NoteAbove({ onPress }: { onPress: () => void }) {
  const palette = useTopDialog();
  return palette ? createPortal(<Button onClick={onPress}>Try again</Button>, palette) : null;
}

const press = fn();

const findBox = () => screen.findByRole('combobox', { name: t('Search') });

/** What stands above the palette is part of it: a press there does not close it. */
export const BelowANote: Story = {
  args: { status: 'searching', options: [] },
  render: (args) => (
    <>
      <SearchPalette {...args} />
      <NoteAbove onPress={press} />
    </>
  ),
  play: async ({ args, userEvent }) => {
    const palette = await screen.findByRole('dialog', { name: t('Search') });
    await userEvent.click(await within(palette).findByRole('button', { name: 'Try again' }));
    await expect(press).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The arrow keys move through the list, and the box keeps the focus. */
export const Found: Story = {
  play: async ({ args, userEvent }) => {
    const box = await findBox();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAttribute('placeholder', t('What are you looking for today?'));
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent(t('{count} results', { count: 15 }));
    const list = screen.getByRole('listbox', { name: t('Search results') });
    await expect(box).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getAllByRole('option')).toHaveLength(foundOptions.length);
    const products = within(list).getByRole('group', { name: t('Products') });
    const [first] = within(products).getAllByRole('option');
    await expect(first).toHaveAccessibleName(
      new RegExp(`Ashwagandha Tablets.*Vanaprastha.*₹499.00.*${t('{count} points', { count: 25 })}`),
    );
    await userEvent.keyboard('x{ArrowDown}{ArrowUp}{Home}{End}{Enter}{Escape}');
    await expect(args.onType).toHaveBeenLastCalledWith('tulsix');
    // No option is active yet, so these two keys belong to the box.
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(args.onMove).toHaveBeenLastCalledWith('previous');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onEscape).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: t('Foods & Pantry') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(6);
    await expect(box).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: t('Close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FoundWithActiveOption: Story = {
  args: { activeAt: 4 },
  play: async ({ args, userEvent }) => {
    const active = screen.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent(t('All {count} products', { count: 12 }));
    await expect(await findBox()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Home}{End}');
    await expect(args.onMove).toHaveBeenLastCalledWith('last');
  },
};

/** The active row is always in view. */
export const FoundWithLastOptionActive: Story = {
  args: { activeAt: foundOptions.length - 1 },
  play: async () => {
    const active = screen.getByRole('option', { selected: true });
    await waitFor(() => expect(active.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
};

/** A brand that the search names stands above the products. */
export const FoundBrand: Story = {
  args: {
    text: 'vanaprastha',
    options: [{ kind: 'brand', name: 'Vanaprastha', href: '/brands/vanaprastha' }, ...foundOptions],
    total: 16,
  },
  play: async () => {
    const [first] = screen.getAllByRole('group');
    await expect(first).toHaveAccessibleName(t('Brands'));
    await expect(first).toHaveTextContent('Vanaprastha');
  },
};

export const FoundOnePage: Story = {
  args: { options: foundOptions.slice(-1), total: 1 },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(t('1 result'));
    await expect(screen.queryByRole('group', { name: t('Products') })).toBeNull();
  },
};

export const SearchingFirst: Story = { args: { status: 'searching', text: 'tu', options: [], total: 0 } };

/** The previous results stay until the next ones are loaded. */
export const SearchingAgain: Story = {
  args: { status: 'searching', text: 'tulsi t' },
  play: async () => {
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('');
  },
};

export const NothingFound: Story = {
  args: { status: 'nothing', text: 'qxzvk', options: [], total: 0 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent(t('Nothing found'));
    await expect(await findBox()).toHaveAttribute('aria-expanded', 'false');
    const link = screen.getByRole('link', { name: t('See all products') });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Each result says why it is found: the piece of its text, marked. */
export const FoundWithReasons: Story = {
  args: { text: 'honey', options: explainedOptions, total: 4 },
  play: async () => {
    const marked = screen
      .getAllByRole('option')
      .map((option) => Array.from(option.querySelectorAll('mark'), ({ textContent }) => textContent));
    await expect(marked).toEqual([['Honey'], ['honey'], ['Honey'], ['honey']]);
    const subcategory = screen.getByRole('option', { name: new RegExp(t('Subcategory')) });
    await waitFor(() => expect(subcategory).toBeVisible());
  },
};

/** What nearly matches can be chosen; the search that was probably meant is made at once. */
export const NearlyFound: Story = {
  args: { status: 'nothing', text: 'hunney', options: nearOptions, total: 0 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent(t('Nothing found'));
    const sentence = screen.getByText(t('Nothing found for these words. This nearly matches:'));
    await waitFor(() => expect(sentence).toBeVisible());
    const meant = screen.getByRole('group', { name: t('Did you mean') });
    await userEvent.click(within(meant).getByRole('option', { name: 'honey' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
  },
};

export const Failed: Story = {
  args: { status: 'failed', options: [], total: 0, error: 'No response from server.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(screen.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await findBox()).toHaveFocus();
  },
};

const empty = { status: 'empty', text: '', options: recentOptions, total: 0 } as const;

/**
 * The pressed button disappears with the press; the box keeps the focus, so the keyboard still controls the list.
 */
export const RecentSearches: Story = {
  args: empty,
  play: async ({ args, userEvent }) => {
    const box = await findBox();
    await waitFor(() => expect(box).toHaveFocus());
    const list = screen.getByRole('listbox', { name: t('Recent searches') });
    await userEvent.click(within(list).getByRole('option', { name: 'शहद' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await expect(box).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: t('Remove {text}', { text: 'tulsi drops' }) }));
    await expect(args.onRemoveRecent).toHaveBeenLastCalledWith('tulsi drops');
    await expect(box).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: t('Clear all') }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await expect(box).toHaveFocus();
    // Each button stands beside the search that it removes.
    const option = within(list)
      .getByRole('option', { name: /^ashwagandha/ })
      .getBoundingClientRect();
    const button = screen
      .getByRole('button', { name: new RegExp(t('Remove {text}', { text: 'ashwagandha.*' })) })
      .getBoundingClientRect();
    await expect(Math.abs(option.top - button.top)).toBeLessThan(2);
  },
};

export const NoRecentSearches: Story = {
  args: { ...empty, options: [] },
  play: async () => {
    const hint = screen.getByText(
      t('Search products, brands, categories and pages. Type at least two letters.'),
    );
    await waitFor(() => expect(hint).toBeVisible());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const hindi = { globals: { language: 'hi' } } as const;

export const FoundInHindi: Story = {
  ...hindi,
  args: {
    text: 'तुलसी',
    options: [
      ...foundOptions.slice(0, 6),
      { kind: 'page', name: 'दवा के साथ जड़ी-बूटी: पहले क्या पूछें', href: '/Shop/blog/herbs-and-medicines' },
    ],
  },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: 'खोज' });
    await expect(box).toHaveAttribute('placeholder', 'क्या ढूँढ रहे हैं?');
    await waitFor(() => expect(screen.getByRole('group', { name: 'उत्पाद' })).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('15 नतीजे मिले');
  },
};
export const NothingFoundInHindi: Story = { ...hindi, args: { ...NothingFound.args } };
export const NearlyFoundInHindi: Story = { ...hindi, args: { ...NearlyFound.args } };
export const FailedInHindi: Story = { ...hindi, args: { ...Failed.args } };
export const RecentSearchesInHindi: Story = { ...hindi, args: empty };

/** The palette starts with the text typed in the header, and returns the focus when it closes. */
export const OpenedAndClosed: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look</Button>
        {isOpen && <SearchPalette {...args} onEscape={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Look' });
    await userEvent.click(opener);
    const box = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect([box.selectionStart, box.selectionEnd]).toEqual([5, 5]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
