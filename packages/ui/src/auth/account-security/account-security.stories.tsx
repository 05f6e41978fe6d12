import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { AccountSecurity } from './account-security.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const here = {
  id: '1',
  device: 'Firefox · Linux',
  startedAt: '2026-11-21T06:30:00.000Z',
  lastUsedAt: '2026-11-21T06:30:00.000Z',
  isCurrent: true,
};
const phone = {
  ...here,
  id: '2',
  device: 'Chrome · Android',
  startedAt: '2026-10-02T06:30:00.000Z',
  isCurrent: false,
};

const meta = {
  title: 'Auth/AccountSecurity',
  component: AccountSecurity,
  args: {
    status: 'ready',
    hasPassword: true,
    sessions: [here, phone, { ...phone, id: '3', device: null }],
    hasOthers: true,
    forgotHref: '/Associate/forgot-password',
    onChangePassword: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/security')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountSecurity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralDevices: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Security') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        `Firefox · Linux${t('This device')}${t('Logged in on {date}, last used on {last}', {
          date: formatDate('2026-11-21'),
          last: formatDate('2026-11-21'),
        })}`,
      ]),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t('Log out on {device}', { device: 'Chrome · Android' }) }),
    );
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: t('Log out on all other devices') }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Change password') }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
};

export const OnlyHere: Story = {
  args: { sessions: [here], hasOthers: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: new RegExp(t('Log out on {device}', { device: '.*' })) }),
    ).toBeNull();
  },
};

export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Send link') })).toHaveAttribute(
      'href',
      '/Associate/forgot-password',
    );
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your devices…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
