import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { AgreementAcceptance } from './agreement-acceptance.tsx';

const meta = {
  title: 'Members/AgreementAcceptance',
  component: AgreementAcceptance,
  args: {
    isOpen: true,
    href: '/agreement',
    alert: undefined,
    isAccepting: false,
    onAccept: fn(),
    onPostpone: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AgreementAcceptance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('The agreement has changed') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      t('It counts for you once you accept it. Until then, the version that you accepted stays valid.'),
    );
    const link = screen.getByRole('link', { name: t('Read the agreement') });
    await expect(link).toHaveAttribute('href', '/agreement');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: t('Accept') }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Later') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onPostpone).toHaveBeenCalledTimes(2);
  },
};

export const Accepting: Story = {
  args: { isAccepting: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotAccepted: Story = {
  args: { alert: 'No response from server.' },
  play: async () => {
    const reason = await screen.findByText(t('No response from server.'));
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
