import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { ReplyTemplates } from './reply-templates.tsx';

const meta = {
  title: 'Staff/ReplyTemplates',
  component: ReplyTemplates,
  args: {
    templates: [
      { id: '1', title: 'Parcel late' },
      { id: '2', title: 'Refund sent' },
    ],
    onInsert: fn(),
  },
} satisfies Meta<typeof ReplyTemplates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(t('Insert a template')));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund sent' }));
    await expect(args.onInsert).toHaveBeenCalledWith('2');
    await expect(canvas.getByText('Refund sent')).not.toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(t('Insert a template')));
    await expect(canvas.getByRole('button', { name: 'Parcel late' })).toBeVisible();
  },
};
