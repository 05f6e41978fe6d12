import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { asPage } from '../../shell/fixtures/page.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/PaymentPanel',
  component: PaymentPanel,
  args: {
    status: 'opening',
    orderNumber: 'PGM-000123',
    amount: 1428.5,
    reason: undefined,
    isPaidBack: false,
    minutes: 30,
    leave: <TextLink href="/orders/1">See your order</TextLink>,
    onRetry: fn(),
    onCheck: fn(),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: t('Pay for your order') });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(t('Your payment is being started.'));
    await expect(canvas.getByText('₹1,428.50')).toBeVisible();
    await expect(
      canvas.getByText(
        t('We will hold your order for {minutes} minutes. If you do not pay by then, it will be cancelled.', {
          minutes: 30,
        }),
      ),
    ).toBeVisible();
  },
};

/** After a reload: the amount is being requested. */
export const OpeningUnknown: Story = { args: { orderNumber: undefined, amount: undefined } };

export const Paying: Story = {
  args: { status: 'paying' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('Step {step} of {count}', { step: 2, count: 3 }) }),
    ).toHaveAttribute('value', '2');
  },
};

export const Confirming: Story = {
  args: { status: 'confirming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Waiting for your bank') })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { status: 'waiting' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Your bank has not confirmed the payment yet.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Check again') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/orders/1');
  },
};

export const Failed: Story = {
  args: { status: 'failed', reason: 'The bank declined the payment.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('The bank declined the payment.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'See your order' })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { status: 'expired' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('The payment time has expired') }),
    ).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Your order was cancelled.'));
    await expect(canvas.queryByText(t('Your payment arrived too late. We will refund it.'))).toBeNull();
  },
};

export const ExpiredAndPaidBack: Story = {
  args: { status: 'expired', isPaidBack: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Your payment arrived too late. We will refund it.'))).toBeVisible();
  },
};

export const Paid: Story = {
  args: { status: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Payment received') })).toBeVisible();
  },
};

/** The button disappears with its state; the focus moves to the new heading. */
export const TryingAgain: Story = {
  args: { reason: 'No response from server.' },
  render: (args) => (
    <WithState<PaymentPanelProps['status']> first="failed">
      {(status, setState) => <PaymentPanel {...args} status={status} onRetry={() => setState('paying')} />}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(canvas.getByRole('heading', { level: 1, name: t('Pay for your order') })).toHaveFocus();
  },
};
