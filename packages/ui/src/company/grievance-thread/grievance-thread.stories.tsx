import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { GrievanceThread } from './grievance-thread.tsx';

const meta = {
  title: 'Company/GrievanceThread',
  component: GrievanceThread,
  args: {
    status: 'ready',
    reader: 'COMPLAINANT',
    canReply: true,
    replies: [
      {
        id: '1',
        at: '2026-11-22T05:10:00.000Z',
        by: 'COMPLAINANT',
        text: 'The box was open when it came.',
        files: [
          { id: '1', name: 'box.webp', type: 'IMAGE', bytes: 84_000, url: '/grievance-files/sample-1' },
        ],
      },
      {
        id: '2',
        at: '2026-11-23T09:45:00.000Z',
        by: 'STAFF',
        text: 'We are sorry. A new parcel is on its way.\nThe courier brings it on Friday.',
        files: [
          { id: '2', name: 'receipt.pdf', type: 'PDF', bytes: 120_000, url: '/grievance-files/sample-2' },
        ],
      },
    ],
    text: '',
    textError: undefined,
    files: [],
    fileError: undefined,
    canAttach: true,
    isSending: false,
    alert: undefined,
    onOpen: fn(),
    onTextChange: fn(),
    onAddFile: fn(),
    onRemoveFile: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof GrievanceThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = { text: 'Thank you.', files: [{ address: 'blob:1', name: 'box.jpg' }] };

export const OfSender: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(t('Our team'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /receipt\.pdf/ })).toHaveAttribute('target', '_blank');
    await userEvent.type(canvas.getByRole('textbox', { name: t('Your message') }), 'x');
    await expect(args.onTextChange).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: t('Send message') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const OfStaff: Story = {
  args: { reader: 'STAFF' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Sender'))).toBeVisible();
  },
};

export const Closed: Story = {
  args: { status: 'closed', replies: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show messages') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ClosedWithoutMessages: Story = {
  args: { status: 'closed', replies: [], openLabel: 'Add photos or a message' },
};

export const Loading: Story = { args: { status: 'loading', replies: [] } };

export const Failed: Story = {
  args: { status: 'failed', replies: [], alert: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { replies: [] } };

export const Written: Story = {
  args: written,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: 'box.jpg' }) }));
    await expect(args.onRemoveFile).toHaveBeenCalledWith('blob:1');
    await expect(canvas.getByRole('button', { name: t('Attach a file') })).toHaveFocus();
  },
};

export const Incomplete: Story = {
  args: { textError: 'Write a message or attach a file', fileError: 'At most 3 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('Your message') })).toBeInvalid();
  },
};

export const Sending: Story = { args: { ...written, isSending: true, canAttach: false } };

export const NotSent: Story = {
  args: { ...written, alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await expect(canvas.getByRole('textbox', { name: t('Your message') })).toHaveValue('Thank you.');
  },
};

export const TooLate: Story = {
  args: { canReply: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
