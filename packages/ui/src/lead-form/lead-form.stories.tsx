import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LeadForm } from './index.ts';

const meta = {
  title: 'Forms/LeadForm',
  component: LeadForm,
  args: {
    values: { name: '', mobile: '', email: '', state: '' },
    errors: {},
    stateOptions: ['Bihar', 'Uttar Pradesh', 'Uttarakhand'],
    status: 'ready',
    alert: undefined,
    onChange: fn(),
    onSubmit: fn(),
    className: 'mx-auto max-w-form',
  },
} satisfies Meta<typeof LeadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Asha Verma',
  mobile: '9000000001',
  email: 'asha@example.com',
  state: 'Uttar Pradesh',
};

/** Empty, and still to be pressed: the messages then say what is missing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select an option');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'n');
    await expect(args.onChange).toHaveBeenCalledWith('name', 'Asha Verman');
  },
};

export const Wrong: Story = {
  args: {
    values: { ...filled, name: '', mobile: '90000', email: 'asha' },
    errors: {
      name: 'Name is required',
      mobile: 'Mobile number must be 10 digits',
      email: 'Invalid email format',
    },
  },
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toBeInvalid();
    await expect(mobile).toHaveAccessibleDescription('Mobile number must be 10 digits');
  },
};

export const Submitting: Story = {
  args: { values: filled, status: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    values: filled,
    alert: { text: 'Failed to submit: {error}', values: { error: 'No response from server.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit: No response from server.');
  },
};

export const Thanked: Story = {
  args: { status: 'thanked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** Without a line: kept until there is one. */
export const Queued: Story = {
  args: { status: 'queued' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

/** On other pages it asks for something else. */
export const OtherWords: Story = {
  args: { title: 'Shall we call you?', text: 'Leave your name and number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Shall we call you?' })).toBeVisible();
  },
};
