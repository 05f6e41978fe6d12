import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Keeping } from '../fixtures/account.tsx';
import { LeadForm, type LeadFormProps } from './index.ts';

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
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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

/** Nothing on the page moves when the thank-you comes and goes, and the focus goes where the person is: there and back. */
export const FocusFollows: Story = {
  render: (args) => (
    <Keeping<Partial<LeadFormProps>> first={{}}>
      {(step, take) => (
        <>
          <LeadForm {...args} {...step} onSubmit={() => take({ status: 'thanked' })} />
          <button type="button" onClick={() => take({ status: 'ready' })}>
            {'later'}
          </button>
        </>
      )}
    </Keeping>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.getBoundingClientRect().height;
    const before = height();
    const later = canvas.getByRole('button', { name: 'later' });
    // Without a press, which would take the focus along.
    const pass = () => later.click();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(height()).toBe(before);
    pass();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Join the business' })).toHaveFocus());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(height()).toBe(before);

    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(later);
    await expect(later).toHaveFocus();
    await expect(canvas.getByRole('form')).toBeVisible();
  },
};

/** Who has gone on reading while a lead waited is left in peace when it is sent. */
export const SentMeanwhile: Story = {
  args: { status: 'queued' },
  render: (args) => (
    <Keeping<Partial<LeadFormProps>> first={{}}>
      {(step, take) => (
        <>
          <LeadForm {...args} {...step} />
          <button type="button" onClick={() => take({ status: 'thanked' })}>
            {'later'}
          </button>
        </>
      )}
    </Keeping>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'later' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you!');
    await expect(canvas.getByRole('button', { name: 'later' })).toHaveFocus();
  },
};

/** The same holds for a lead that is refused then. */
export const RefusedMeanwhile: Story = {
  render: (args) => (
    <Keeping<Partial<LeadFormProps>> first={{}}>
      {(step, take) => (
        <>
          <LeadForm {...args} {...step} onSubmit={() => take({ status: 'queued' })} />
          <button
            type="button"
            onClick={() =>
              take({ alert: { text: 'Failed to submit: {error}', values: { error: 'Later.' } } })
            }
          >
            {'later'}
          </button>
        </>
      )}
    </Keeping>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'later' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit: Later.');
    await expect(canvas.getByRole('button', { name: 'later' })).toHaveFocus();
  },
};
