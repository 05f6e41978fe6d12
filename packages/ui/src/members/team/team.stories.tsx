import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { groupPointsArgs, repurchaseArgs } from '../fixtures/team-account.ts';
import { referralArgs, wholeList } from '../fixtures/team-page.tsx';
import { toPerson, treeArgs, treeAssociates } from '../fixtures/team.ts';
import { AssociateSearch } from '../associate-search/associate-search.tsx';
import { ReferralCard } from '../referral-card/referral-card.tsx';
import { GroupPoints } from '../team-account/group-points.tsx';
import { Repurchase } from '../team-account/repurchase.tsx';
import { TeamActivity } from '../team-activity/team-activity.tsx';
import { TeamList } from '../team-list/team-list.tsx';
import { TeamTree } from '../team-tree/team-tree.tsx';
import { Team } from './team.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const above = {
  ...toPerson('Kamla Devi', { directCount: undefined, totalCount: undefined }),
  level: 1,
};
const below = treeAssociates.slice(1).map((person, at) => ({ ...person, level: at < 3 ? 1 : 2 }));

const withSearch = (children: ReactNode) => (
  <AssociateSearch
    status="empty"
    text=""
    page={1}
    found={undefined}
    error={undefined}
    onType={fn()}
    onPage={fn()}
    onRetry={fn()}
  >
    {children}
  </AssociateSearch>
);

const meta = {
  title: 'Members/Team',
  component: Team,
  args: {
    status: 'ready',
    error: undefined,
    referral: <ReferralCard {...referralArgs} />,
    upline: <TeamList {...wholeList} label="Above you" associates={[above]} total={1} />,
    tab: 'tree',
    content: withSearch(<TeamTree {...treeArgs} />),
    onTab: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/team')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Team>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsATree: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('My team') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('Below you') })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('List') }));
    await expect(args.onTab).toHaveBeenCalledWith('list');
  },
};

export const AsAList: Story = {
  args: {
    tab: 'list',
    content: withSearch(
      <TeamList
        {...wholeList}
        label="Your downline"
        associates={below}
        total={below.length}
        toHeading={(level) => `Level ${level}`}
      />,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Level 2' })).toBeVisible();
  },
};

export const Referred: Story = {
  args: {
    tab: 'referred',
    content: <TeamList {...wholeList} label="Referred users" associates={below.slice(0, 3)} total={3} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('Referred users') })).toBeVisible();
  },
};

export const Activity: Story = {
  args: {
    tab: 'activity',
    content: (
      <TeamActivity
        status="ready"
        error={undefined}
        people={[
          {
            id: 'geeta',
            name: 'Geeta Sharma',
            referralCode: 'GEETA2023',
            level: 1,
            points: 136,
            lastOrderOn: '2026-11-12',
            isActive: true,
          },
        ]}
        total={1}
        page={1}
        pageCount={1}
        month="2026-11"
        months={['2026-11']}
        level={undefined}
        isFetching={false}
        alert={undefined}
        onMonth={fn()}
        onLevel={fn()}
        onPage={fn()}
        onFetch={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('Your team by month') })).toBeVisible();
  },
};

export const RepurchaseAndPoints: Story = {
  args: {
    tab: 'repurchase',
    content: (
      <>
        <GroupPoints {...groupPointsArgs} />
        <Repurchase {...repurchaseArgs} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('Points by month') })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Loading your team…'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'Failed to fetch associate tree' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Failed to fetch associate tree'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotInTree: Story = {
  args: { status: 'notInTree' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('You are not in a team'))).toBeVisible();
  },
};
