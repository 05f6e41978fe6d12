import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GrievanceFiled } from './grievance-filed.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/GrievanceFiled',
  component: GrievanceFiled,
  args: {
    grievance: {
      number: 'GR-2026-000123',
      acknowledgedAt: '2026-11-21T06:30:00.000Z',
      answerBy: '2026-12-21T06:30:00.000Z',
    },
    statusHref: '/grievance/status?number=GR-2026-000123',
    onCopy: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof GrievanceFiled>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel has the focus, so that a screen reader reads the number. */
export const Filed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('GR-2026-000123');
    await expect(
      canvas.getByText(t('You will have our response by {date}.', { date: formatDate('2026-12-21') })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Check status') })).toHaveAttribute(
      'href',
      '/grievance/status?number=GR-2026-000123',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Copy number') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('File another complaint') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
