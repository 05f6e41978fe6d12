import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { MessageChoices } from './message-choices.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/MessageChoices',
  component: MessageChoices,
  args: {
    status: 'ready',
    error: undefined,
    isSaving: false,
    alert: undefined,
    switches: { pointsInApp: true, teamInApp: true, restockInApp: true, restockByMail: false },
    privacyHref: '/manage/privacy',
    onChange: fn(),
    onRetry: fn(),
  },
  ...asManagePage('/manage/notifications'),
} satisfies Meta<typeof MessageChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: `${t('Points')}: ${t('In the app')}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith('pointsInApp', false);
    await userEvent.click(
      canvas.getByRole('switch', { name: `${t('Products back in stock')}: ${t('Email or SMS')}` }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('restockByMail', true);
    // Duties have no switch.
    await expect(canvas.getAllByRole('switch')).toHaveLength(4);
  },
};

export const Loading: Story = { args: { status: 'loading', switches: undefined } };

export const Failed: Story = {
  args: { status: 'failed', switches: undefined, error: 'No response from server.' },
};

export const NotSaved: Story = { args: { alert: 'No response from server.' } };
