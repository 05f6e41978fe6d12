import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toPerson, restRow, treeArgs } from '../fixtures/team.ts';
import { TeamTree } from './team-tree.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/TeamTree',
  component: TeamTree,
  args: treeArgs,
} satisfies Meta<typeof TeamTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenThreeLevels: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tree = within(canvas.getByRole('tree', { name: t('Your team as a tree') }));
    await expect(tree.getAllByRole('treeitem')).toHaveLength(7);
    const puja = tree.getByRole('treeitem', { name: /^Puja Chauhan/ });
    await expect(puja).toHaveAttribute('aria-level', '4');
    await expect(puja).not.toHaveAttribute('aria-expanded');
    await expect(puja).toHaveAccessibleName(
      new RegExp(
        `^Puja Chauhan PUJA2407 ${t('No team yet')} ${t('Joined {date}', { date: formatDate('2023-10-09') })} .*98••••••01`,
      ),
    );
    const imran = tree.getByRole('treeitem', { name: /^Imran Sheikh/ });
    await expect(imran).toHaveAttribute('aria-expanded', 'false');
    await expect(imran).toHaveAttribute('aria-posinset', '2');
    await expect(imran).toHaveAttribute('aria-setsize', '8');
    await userEvent.click(imran);
    await expect(args.onPress).toHaveBeenCalledWith('imran');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /^Asha Verma [A-Z]/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowLeft}{Home}{End}');
    await expect(args.onMove).toHaveBeenNthCalledWith(1, 'next');
    await expect(args.onMove).toHaveBeenNthCalledWith(2, 'previous');
    await expect(args.onMove).toHaveBeenNthCalledWith(3, 'in');
    await expect(args.onMove).toHaveBeenNthCalledWith(4, 'out');
    await expect(args.onMove).toHaveBeenNthCalledWith(5, 'first');
    await expect(args.onMove).toHaveBeenNthCalledWith(6, 'last');
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onPress).toHaveBeenCalledWith('asha');
    await userEvent.keyboard('g');
    await expect(args.onType).toHaveBeenCalledWith('g');
    await userEvent.tab();
    await expect(canvas.getByRole('tree')).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

const [top] = treeArgs.rows;

export const BranchLoading: Story = {
  args: {
    rows: [...(top ? [top] : []), { ...restRow, status: 'loading', position: 1, left: 8 }],
    announcement: { name: 'Asha Verma', count: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Loading the team of {name}…', { name: 'Asha Verma' }),
    );
  },
};

export const BranchFailed: Story = {
  args: {
    rows: [...(top ? [top] : []), { ...restRow, status: 'failed', error: 'No response from server.' }],
    focusKey: 'asha/rest',
  },
  play: async ({ canvas, userEvent, args }) => {
    const rest = canvas.getByRole('treeitem', {
      name: new RegExp(t('The team of {name} could not be loaded.', { name: 'Asha Verma' })),
    });
    await expect(rest).toHaveTextContent(`${t('No response from server.')} ${t('Try again')}`);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith('asha/rest');
  },
};

export const BranchHasCome: Story = {
  args: { announcement: { name: 'Asha Verma', count: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{count} directly below {name}', { count: 8, name: 'Asha Verma' }),
    );
  },
};

/** From the sixth level on the indentation does not increase. */
export const Deep: Story = {
  args: {
    rows: Array.from({ length: 14 }, (_, at) => ({
      kind: 'person' as const,
      key: String(at),
      level: at + 1,
      position: 1,
      setSize: 1,
      person: toPerson(`Member ${at + 1}`, { directCount: 1, totalCount: 14 - at }),
      isExpanded: true,
    })),
    focusKey: '0',
  },
};
