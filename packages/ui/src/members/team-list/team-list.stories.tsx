import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { toPerson, treeAssociates } from '../fixtures/team.ts';
import { wholeList } from '../fixtures/team-page.tsx';
import { TeamList } from './team-list.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const [, geeta = toPerson('Geeta'), rekha = toPerson('Rekha')] = treeAssociates;

const meta = {
  title: 'Members/TeamList',
  component: TeamList,
  args: {
    label: 'Your downline',
    ...wholeList,
    associates: [
      { ...geeta, level: 1 },
      { ...toPerson('Imran Sheikh'), level: 1 },
      { ...rekha, level: 2 },
    ],
    total: 3,
  },
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneList: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: t('Your downline') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{shown} of {total} shown', { shown: 3, total: 3 }),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ByLevel: Story = {
  args: { toHeading: (level) => `Level ${level}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Level 2' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Level 1' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  },
};

export const WithMore: Story = {
  args: { total: 51, canShowMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** The button disappears with the last page; the focus moves to the first new person. */
export const TheRestHasCome: Story = {
  render: function TheRest(args) {
    const [hasAll, setAll] = useState(false);
    const associates = hasAll ? args.associates : args.associates.slice(0, 2);
    return <TeamList {...args} associates={associates} canShowMore={!hasAll} onMore={() => setAll(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus();
  },
};

export const Adding: Story = { args: { status: 'adding', total: 51 } };
export const Loading: Story = { args: { status: 'loading', associates: [], total: 0 } };
export const Empty: Story = { args: { associates: [], total: 0 } };

export const Failed: Story = {
  args: { status: 'failed', associates: [], total: 0, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  args: { status: 'failed', total: 51, error: 'No response from server.' },
};
