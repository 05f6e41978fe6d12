import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import { Privacy } from './privacy.tsx';

const meta = {
  title: 'Members/Privacy',
  component: Privacy,
  args: {
    status: 'ready',
    consents: { sharesContact: false, offersByMail: true, offersBySms: false },
    isSaving: false,
    alert: undefined,
    isExporting: false,
    exportAlert: undefined,
    canDelete: true,
    onConsent: fn(),
    onExport: fn(),
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Offers by email' })).toBeChecked();
    const contact = canvas.getByRole('switch', { name: 'Show my contact details to my team' });
    await expect(contact).toHaveAccessibleDescription(/Your upline and downline can see/);
    await userEvent.click(contact);
    await expect(args.onConsent).toHaveBeenCalledWith('sharesContact', true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Offers by email' }));
    await expect(args.onConsent).toHaveBeenCalledWith('offersByMail', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...');
  },
};

export const NotSaved: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
  },
};

export const Exporting: Story = {
  args: { isExporting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparing...' })).toHaveAttribute(
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
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await expect(canvas.getByText(/First verify your mobile number or email/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your choices…');
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
