import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GrievanceForm } from './grievance-form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const empty = { name: '', mobile: '', email: '', category: '', orderNumber: '', text: '' };

const meta = {
  title: 'Company/GrievanceForm',
  component: GrievanceForm,
  args: {
    values: empty,
    errors: {},
    categories: ['ORDER', 'PRODUCT_QUALITY', 'DELIVERY', 'REFUND', 'ASSOCIATE_CONDUCT', 'PRIVACY', 'OTHER'],
    isSubmitting: false,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof GrievanceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Asha Mishra',
  mobile: '9876500001',
  email: 'asha@example.in',
  category: 'DELIVERY',
  orderNumber: 'PGM-000123',
  text: 'The parcel has not come, though it should have been here on Monday.',
};

/** An empty form before the submit, which then shows what is missing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: t('What is it about?') })).toHaveDisplayValue(
      t('Select an option'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Submit complaint') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** After another grievance: the button that opened the form has disappeared. */
export const EmptyAgain: Story = {
  args: { isAgain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('File a complaint') })).toHaveFocus();
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), t('Refund'));
    await expect(args.onChange).toHaveBeenLastCalledWith('category', 'REFUND');
    await userEvent.type(canvas.getByRole('textbox', { name: t('What happened?') }), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('text', `${filled.text}!`);
  },
};

export const Invalid: Story = {
  args: {
    values: { ...empty, mobile: '90000', email: 'asha', text: 'Too short' },
    errors: {
      name: 'Name is required',
      mobile: 'Enter valid 10-digit mobile number',
      email: 'Invalid email',
      category: 'Choose a topic',
      text: 'Please write at least 20 characters',
    },
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: t('What happened?') });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(
      expect.stringContaining(t('Please write at least 20 characters')),
    );
  },
};

export const Submitting: Story = {
  args: { values: filled, isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Submitting...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { values: filled, alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};
