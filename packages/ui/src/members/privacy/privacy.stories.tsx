import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { Privacy } from './privacy.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/Privacy',
  component: Privacy,
  args: {
    status: 'ready',
    consents: { sharesContact: false, offersByMail: true, offersBySms: false },
    isSaving: false,
    alert: undefined,
    exported: undefined,
    exportAlert: undefined,
    canDelete: true,
    onConsent: fn(),
    onExport: fn(),
    onCancelExport: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/privacy')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Privacy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Privacy') })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: t('Offers by email') })).toBeChecked();
    const contact = canvas.getByRole('switch', { name: t('Show my contact details to my team') });
    await expect(contact).toHaveAccessibleDescription(
      expect.stringContaining(
        t(
          'Your upline and downline can see your full mobile number and email. Otherwise they see only a few characters.',
        ),
      ),
    );
    await userEvent.click(contact);
    await expect(args.onConsent).toHaveBeenCalledWith('sharesContact', true);
    await userEvent.click(canvas.getByRole('switch', { name: t('Offers by email') }));
    await expect(args.onConsent).toHaveBeenCalledWith('offersByMail', false);
    await userEvent.click(canvas.getByRole('button', { name: t('Download my data') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Delete my account') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A new member has consented to nothing. */
export const WithoutConsents: Story = {
  args: { consents: { sharesContact: false, offersByMail: false, offersBySms: false } },
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(3);
    for (const one of switches) {
      await expect(one).not.toBeChecked();
      await expect(one).toBeEnabled();
    }
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Saving...'));
  },
};

export const NotSaved: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const Exporting: Story = {
  args: { exported: 34_816 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancelExport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t('Preparing...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotExported: Story = {
  args: { exportAlert: 'Too many requests. Please try again in 42 minutes.' },
};

export const NotDeletable: Story = {
  args: { canDelete: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Delete my account') })).toBeDisabled();
    await expect(
      canvas.getByText(
        t('First verify your mobile number or email in your profile. We need it to send you a code.'),
        { exact: false },
      ),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your choices…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
