import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toPerson } from '../fixtures/team.ts';
import { AssociateSearch } from './associate-search.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const found = {
  associates: [
    { ...toPerson('Rekha Chauhan', { directCount: 2, totalCount: 4 }), level: 2 },
    { ...toPerson('Puja Chauhan'), level: 3 },
  ],
  total: 12,
  pageCount: 2,
  isComplete: true,
};

const meta = {
  title: 'Members/AssociateSearch',
  component: AssociateSearch,
  args: {
    status: 'found',
    text: 'chauhan',
    page: 1,
    found,
    error: undefined,
    children: <p>The whole team</p>,
    onType: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AssociateSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('{count} people found', { count: 12 }));
    const [first] = within(canvas.getByRole('list', { name: t('Found in your team') })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('Rekha Chauhan');
    await expect(first).toHaveTextContent(t('Level {level} below you', { level: 2 }));
    await expect(canvas.queryByText('The whole team')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onType).toHaveBeenCalledWith('chauhanx');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Empty: Story = {
  args: { status: 'empty', text: '', found: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The whole team')).toBeVisible();
  },
};

export const FoundOne: Story = {
  args: { found: { ...found, associates: found.associates.slice(0, 1), total: 1, pageCount: 1 } },
};

export const FoundNotAll: Story = {
  args: { found: { ...found, isComplete: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('There may be more. Search for the full referral code.'),
    );
  },
};

export const NoneFound: Story = {
  args: { text: 'nobody', found: { associates: [], total: 0, pageCount: 1, isComplete: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show the whole team') }));
    await expect(args.onType).toHaveBeenCalledWith('');
  },
};

export const Searching: Story = { args: { status: 'searching', found: undefined } };
export const SearchingAgain: Story = { args: { status: 'searching' } };

export const Failed: Story = {
  args: { status: 'failed', found: undefined, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
