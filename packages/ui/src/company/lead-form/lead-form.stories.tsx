import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/LeadForm',
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

/** An empty form before the submit, which then shows what is missing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(t('Select an option'));
    await userEvent.click(canvas.getByRole('button', { name: t('Submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Full name') }), 'n');
    await expect(args.onChange).toHaveBeenCalledWith('name', 'Asha Verman');
  },
};

export const Invalid: Story = {
  args: {
    values: { ...filled, name: '', mobile: '90000', email: 'asha' },
    errors: {
      name: 'Name is required',
      mobile: 'Mobile number must be 10 digits',
      email: 'Invalid email format',
    },
  },
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole('textbox', { name: t('Mobile number') });
    await expect(mobile).toBeInvalid();
    await expect(mobile).toHaveAccessibleDescription(t('Mobile number must be 10 digits'));
  },
};

export const Submitting: Story = {
  args: { values: filled, status: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Submitting...') })).toHaveAttribute(
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('Failed to submit: {error}', { error: t('No response from server.') }),
    );
  },
};

export const Thanked: Story = {
  args: { status: 'thanked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** Offline: the lead is saved until there is a connection. */
export const Queued: Story = {
  args: { status: 'queued' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t(
        'You are offline. We will save your details on this device and send them as soon as you are back online.',
      ),
    );
  },
};

/** On other pages the form has another title and text. */
export const OtherWords: Story = {
  args: {
    title: 'Want us to call you?',
    text: 'Leave your question and your number. We will call you on a working day.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: t('Want us to call you?') })).toBeVisible();
  },
};

/** Nothing on the page moves when the thank-you appears and disappears, and the focus moves to it and back. */
export const FocusFollows: Story = {
  render: (args) => (
    <WithState<Partial<LeadFormProps>> first={{}}>
      {(step, setNext) => (
        <>
          <LeadForm {...args} {...step} onSubmit={() => setNext({ status: 'thanked' })} />
          <button type="button" onClick={() => setNext({ status: 'ready' })}>
            {'later'}
          </button>
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.getBoundingClientRect().height;
    const before = height();
    const later = canvas.getByRole('button', { name: 'later' });
    // Without a pointer press, which would move the focus.
    const pass = () => later.click();
    await userEvent.click(canvas.getByRole('button', { name: t('Submit') }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(height()).toBe(before);
    pass();
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('Join the business') })).toHaveFocus());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(height()).toBe(before);

    await userEvent.click(canvas.getByRole('button', { name: t('Submit') }));
    await userEvent.click(later);
    await expect(later).toHaveFocus();
    await expect(canvas.getByRole('form')).toBeVisible();
  },
};

/** When a queued lead is sent, the focus of a user who continued elsewhere does not move. */
export const SentMeanwhile: Story = {
  args: { status: 'queued' },
  render: (args) => (
    <WithState<Partial<LeadFormProps>> first={{}}>
      {(step, setNext) => (
        <>
          <LeadForm {...args} {...step} />
          <button type="button" onClick={() => setNext({ status: 'thanked' })}>
            {'later'}
          </button>
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'later' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Thank you!'));
    await expect(canvas.getByRole('button', { name: 'later' })).toHaveFocus();
  },
};

/** The same is true when a queued lead is rejected. */
export const RejectedMeanwhile: Story = {
  render: (args) => (
    <WithState<Partial<LeadFormProps>> first={{}}>
      {(step, setNext) => (
        <>
          <LeadForm {...args} {...step} onSubmit={() => setNext({ status: 'queued' })} />
          <button
            type="button"
            onClick={() =>
              setNext({ alert: { text: 'Failed to submit: {error}', values: { error: 'Later.' } } })
            }
          >
            {'later'}
          </button>
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Submit') }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'later' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('Failed to submit: {error}', { error: 'Later.' }),
    );
    await expect(canvas.getByRole('button', { name: 'later' })).toHaveFocus();
  },
};
