import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeChoices } from './notice-choices.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/NoticeChoices',
  component: NoticeChoices,
  args: {
    status: 'ready',
    error: undefined,
    isSaving: false,
    alert: undefined,
    rows: [
      { kind: 'NEW_ORDER', isDuty: false, bell: true, mail: false },
      { kind: 'RETURN_REQUESTED', isDuty: false, bell: true, mail: true },
      { kind: 'REFUND_FAILED', isDuty: true, bell: true, mail: true },
      { kind: 'LOW_STOCK', isDuty: false, bell: false, mail: false },
      { kind: 'NEW_LEAD', isDuty: false, bell: true, mail: false },
      { kind: 'NEW_GRIEVANCE', isDuty: true, bell: true, mail: false },
      { kind: 'GRIEVANCE_OVERDUE', isDuty: true, bell: true, mail: true },
      { kind: 'NEW_REQUEST', isDuty: false, bell: true, mail: false },
      { kind: 'AGREEMENT_WITHDRAWN', isDuty: true, bell: true, mail: false },
    ],
    onChange: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <NoticeChoices {...args} />
    </main>
  ),
} satisfies Meta<typeof NoticeChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: `${t('New orders')}: ${t('Email')}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith('NEW_ORDER', 'mail', true);
    await userEvent.click(canvas.getByRole('switch', { name: `${t('Low stock')}: ${t('Bell')}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith('LOW_STOCK', 'bell', true);
    // The bell of a duty has no switch.
    await expect(canvas.queryByRole('switch', { name: `${t('Failed refunds')}: ${t('Bell')}` })).toBeNull();
    await expect(canvas.getAllByRole('switch')).toHaveLength(14);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed', error: 'No response from server.' } };
