import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GrievanceStatus } from './grievance-status.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/GrievanceStatus',
  component: GrievanceStatus,
  args: {
    values: { number: '', mobile: '' },
    errors: {},
    isAsking: false,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof GrievanceStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { number: 'GR-2026-000123', mobile: '9876500001' };

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Complaint number') }), 'G');
    await expect(args.onChange).toHaveBeenCalledWith('number', 'G');
    await userEvent.click(canvas.getByRole('button', { name: t('Show') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The form after a visit by link: the mobile number is never part of a link. */
export const NumberKnown: Story = { args: { values: { ...filled, mobile: '' } } };

/** After another grievance: the button that opened the form has disappeared. */
export const CheckedAgain: Story = {
  args: { isAgain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('Check status') })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    values: { number: 'GR-1', mobile: '98' },
    errors: {
      number: 'Enter the number in this format: GR-2026-000123',
      mobile: 'Enter valid 10-digit mobile number',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('Mobile number') })).toBeInvalid();
  },
};

export const Asking: Story = {
  args: { values: filled, isAsking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Show') })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unknown: Story = {
  args: { values: filled, alert: 'We found no complaint with this complaint number and mobile number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('We found no complaint with this complaint number and mobile number.'),
    );
  },
};
