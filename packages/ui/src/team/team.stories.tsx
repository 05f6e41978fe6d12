import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../fixtures/manage.tsx';
import { paymentsArgs, repurchaseArgs } from '../fixtures/team-account.ts';
import { referralArgs, wholeList } from '../fixtures/team-page.tsx';
import { personOf, treeArgs, treePeople } from '../fixtures/team.ts';
import { PeopleSearch } from '../people-search/index.ts';
import { ReferralCard } from '../referral-card/index.ts';
import { Payments, Repurchase } from '../team-account/index.ts';
import { TeamList } from '../team-list/index.ts';
import { Downline, type DownlineProps, Team } from './index.ts';

const above = {
  ...personOf('Kamla Devi', { directCount: undefined, totalCount: undefined }),
  level: 1,
};
const below = treePeople.slice(1).map((person, at) => ({ ...person, level: at < 3 ? 1 : 2 }));
const onTab = fn();

const downlineAt = (tab: DownlineProps['tab']) => (
  <PeopleSearch
    status="empty"
    text=""
    page={1}
    found={undefined}
    error={undefined}
    onType={fn()}
    onPage={fn()}
    onRetry={fn()}
  >
    <Downline
      tab={tab}
      tree={treeArgs}
      onTab={onTab}
      list={
        <TeamList
          {...wholeList}
          label="Your downline"
          people={below}
          total={below.length}
          headingOf={(level) => `Level ${level}`}
        />
      }
    />
  </PeopleSearch>
);

const meta = {
  title: 'Account/Team',
  component: Team,
  args: {
    status: 'ready',
    error: undefined,
    referral: <ReferralCard {...referralArgs} />,
    upline: <TeamList {...wholeList} label="Above you" people={[above]} total={1} />,
    downline: downlineAt('tree'),
    referred: <TeamList {...wholeList} label="Referred users" people={below.slice(0, 3)} total={3} />,
    account: (
      <>
        <Repurchase {...repurchaseArgs} />
        <Payments {...paymentsArgs} />
      </>
    ),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/team')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Team>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsATree: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'List' }));
    await expect(onTab).toHaveBeenCalledWith('list');
  },
};

export const AsAList: Story = {
  args: { downline: downlineAt('list') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Level 2' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your team…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'Failed to fetch associate tree' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch associate tree');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Nobody: Story = {
  args: { status: 'nobody' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no place in the team')).toBeVisible();
  },
};
