import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SimulatedPayment } from './simulated-payment.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/SimulatedPayment',
  component: SimulatedPayment,
  args: {
    isOpen: true,
    amount: 1428.5,
    sending: undefined,
    alert: undefined,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof SimulatedPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Simulated payment') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      t('No money is charged here. Choose how the bank responds.'),
    );
    await expect(dialog).toHaveTextContent('₹1,428.50');
    await expect(screen.getByRole('button', { name: t('Fail') })).toHaveAccessibleDescription(
      t('The bank declines it.'),
    );
    for (const name of ['Succeed', 'Confirm later', 'Leave pending', 'Fail'])
      await userEvent.click(screen.getByRole('button', { name: t(name) }));
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'SUCCEED');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'DELAYED');
    await expect(args.onChoose).toHaveBeenNthCalledWith(3, 'PENDING');
    await expect(args.onChoose).toHaveBeenNthCalledWith(4, 'FAIL');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { sending: 'DELAYED' },
  play: async () => {
    const chosen = await screen.findByRole('button', { name: t('Confirm later') });
    await expect(chosen).toHaveAttribute('aria-busy', 'true');
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Succeed', 'Leave pending', 'Fail'])
      await expect(screen.getByRole('button', { name: t(name) })).toBeDisabled();
  },
};

export const NotConfirmed: Story = {
  args: { alert: 'No response from server.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
