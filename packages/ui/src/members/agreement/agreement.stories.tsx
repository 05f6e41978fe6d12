import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { Agreement } from './agreement.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const accepted = {
  version: '2026-11-23',
  acceptedAt: '2026-11-23T06:30:00.000Z',
  coolingOffEndsAt: '2026-12-23T06:30:00.000Z',
  daysLeft: 30,
  withdrawnAt: null,
};

const meta = {
  title: 'Members/Agreement',
  component: Agreement,
  args: {
    status: 'ready',
    agreement: { currentVersion: '2026-11-23', accepted },
    standing: 'inForce',
    alert: undefined,
    isAccepting: false,
    isOpening: false,
    href: '/agreement',
    onAccept: fn(),
    onOpen: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/agreement')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Agreement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CoolingOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        t('On {date} you accepted the associate agreement of {version}.', {
          date: formatDate(accepted.acceptedAt),
          version: formatDate(accepted.version),
        }),
        { exact: false },
      ),
    ).toBeVisible();
    await expect(canvas.getByText(t('{days} days left', { days: 30 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Withdraw from the agreement') }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Open what you accepted as a PDF') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(
      canvas.queryByRole('button', {
        name: new RegExp(t('I accept the agreement of {version}', { version: '.*' })),
      }),
    ).toBeNull();
  },
};

export const LastDay: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: { ...accepted, daysLeft: 1 } } },
};

export const CoolingOffOver: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: { ...accepted, daysLeft: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('Withdraw from the agreement') })).toBeNull();
    await expect(
      canvas.getByText(t('The cooling-off period ended on {date}.', { date: formatDate('2026-12-23') }), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

export const NotAccepted: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: null }, standing: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: t('Read the agreement') })).toHaveAttribute(
      'href',
      '/agreement',
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('I accept the agreement of {version}', { version: formatDate('2026-11-23') }),
      }),
    );
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const NewVersion: Story = {
  args: {
    agreement: {
      currentVersion: '2026-11-23',
      accepted: { ...accepted, version: '2025-01-01', daysLeft: 0 },
    },
    standing: 'older',
  },
};

export const NotSaved: Story = {
  args: {
    agreement: { currentVersion: '2026-11-23', accepted: null },
    standing: 'none',
    alert: 'No response from server.',
  },
};

export const Accepting: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: null }, standing: 'none', isAccepting: true },
};

export const Opening: Story = { args: { isOpening: true } };

export const NotOpened: Story = { args: { alert: 'No response from server.' } };

export const Withdrawn: Story = {
  args: {
    agreement: {
      currentVersion: '2026-11-23',
      accepted: { ...accepted, withdrawnAt: '2026-11-25T06:30:00.000Z' },
    },
    standing: 'withdrawn',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('You withdrew on {date}.', { date: formatDate('2026-11-25') }), { exact: false }),
    ).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('{days} days left', { days: '.*' })))).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading', agreement: undefined } };

export const Failed: Story = {
  args: { status: 'failed', agreement: undefined, error: 'No response from server.' },
};
