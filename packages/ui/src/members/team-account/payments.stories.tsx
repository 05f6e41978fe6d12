import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { paymentsArgs } from '../fixtures/team-account.ts';
import { Payments } from './payments.tsx';
import { formatDate, formatMonth, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/Payments',
  component: Payments,
  args: paymentsArgs,
  decorators: [asManagePage('/manage/payments')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Payments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [due, failed, paid] = within(canvas.getByRole('list', { name: t('Payments to you') })).getAllByRole(
      'listitem',
    );
    await expect(due).toHaveTextContent(`${formatMonth('2026-10')} ${t('Due')}₹2,690.00`);
    await expect(failed).toHaveTextContent(
      `${formatMonth('2026-09')} ${t('Failed')}${t('Reference: {reference}', { reference: 'NEFT2026090001' })} ₹1,890.00`,
    );
    await expect(paid).toHaveTextContent(`${formatMonth('2026-08')} ${t('Paid')}`);
    await expect(paid).toHaveTextContent(t('Paid on {date}', { date: formatDate('2026-09-05') }));
    await expect(
      canvas.getByText(
        `${t('{count} payments', { count: 6 })}, ${t('the last on {date}', { date: formatDate('2026-09-05') })}`,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const NextPageLoading: Story = {
  args: { history: { ...paymentsArgs.history, status: 'loading', payments: [], page: 2 } },
};

export const Empty: Story = {
  args: {
    payments: {
      status: 'ready',
      error: undefined,
      sums: {
        paid: { count: 0, amount: 0 },
        due: { count: 0, amount: 0 },
        failed: { count: 0, amount: 0 },
        lastPaidAt: null,
      },
    },
    history: { ...paymentsArgs.history, payments: [], pageCount: 1 },
  },
};

export const Loading: Story = {
  args: {
    payments: { status: 'loading', sums: undefined, error: undefined },
    history: { ...paymentsArgs.history, status: 'loading', payments: [], pageCount: 1 },
  },
};

const error = 'No response from server.';

export const Failed: Story = {
  args: {
    payments: { status: 'failed', sums: undefined, error },
    history: { ...paymentsArgs.history, status: 'failed', payments: [], pageCount: 1, error },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [sums, history] = canvas.getAllByRole('button', { name: t('Try again') });
    if (sums) await userEvent.click(sums);
    await expect(args.onRetryPayments).toHaveBeenCalledOnce();
    if (history) await userEvent.click(history);
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
  },
};
