import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Registers } from './registers.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/Registers',
  component: Registers,
  args: {
    period: { from: '2026-11-01', to: '2026-11-30' },
    errors: {},
    registers: [
      { kind: 'sales', title: 'Sales', text: 'A row for each HSN and rate of each invoice.' },
      { kind: 'hsn', title: 'HSN summary', text: 'Invoices less credit notes, by HSN and rate.' },
    ],
    fetching: undefined,
    onChange: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof Registers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, hsn] = canvas.getAllByRole('button', { name: t('Download CSV') });
    if (hsn) await userEvent.click(hsn);
    await expect(args.onDownload).toHaveBeenCalledWith('hsn');
  },
};

export const WithoutPeriod: Story = {
  args: {
    period: { from: '', to: '' },
    errors: { from: 'Choose the first day', to: 'Choose the last day' },
  },
};

export const Fetching: Story = { args: { fetching: 'sales' } };

export const Failed: Story = { args: { alert: 'No response from server.' } };
