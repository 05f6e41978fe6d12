import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { requests } from '../fixtures/requests.ts';
import { MemberRequests } from './member-requests.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/MemberRequests',
  component: MemberRequests,
  args: {
    status: 'ready',
    requests,
    busyId: undefined,
    page: 1,
    pageCount: 1,
    toHref: (page) => `/manage/requests?page=${page}`,
    onNew: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/requests')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

const [open] = requests;

export const EveryStatus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Requests') })).toBeVisible();
    const [first, rejected, approved] = canvas
      .getAllByRole('listitem', {
        name: new RegExp(`${t('Another sponsor')}|${t('Correction of my profile')}`),
      })
      .map((item) => within(item));
    await expect(first?.getByText(t('Open'))).toBeVisible();
    await expect(first?.getByText(/Kamla Devi ·/)).toHaveTextContent('Kamla Devi · KAMLA2023');
    await expect(rejected?.getByText(formatDate('1991-03-14'))).toBeVisible();
    await expect(rejected?.getByText('Please send us a copy of the card.')).toBeVisible();
    await expect(rejected?.queryByRole('button', { name: t('Withdraw') })).toBeNull();
    await expect(approved?.getByText('GONE2023')).toBeVisible();
    const withdraw = canvas.getByRole('button', { name: t('Withdraw') });
    await expect(withdraw).toHaveAccessibleDescription(t('Another sponsor'));
    await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: t('New request') }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

export const SecondPage: Story = {
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: t('Pages') }));
    await expect(pages.getByRole('link', { name: t('Next') })).toHaveAttribute(
      'href',
      '/manage/requests?page=3',
    );
  },
};

export const Withdrawing: Story = {
  args: { busyId: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Withdraw') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongWords: Story = {
  args: {
    requests: open
      ? [{ ...open, kind: 'PROFILE_CORRECTION', field: 'OTHER', text: 'Lakshminarasimhan'.repeat(20) }]
      : [],
  },
};

export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No requests yet'))).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: t('New request') })).toHaveLength(1);
  },
};

export const Loading: Story = {
  args: { status: 'loading', requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your requests…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', requests: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
