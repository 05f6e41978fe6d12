import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), children: undefined },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

function NameForm({ onSubmit }: { onSubmit: () => void }) {
  const [error, setError] = useState<string>();
  const submit = () => {
    onSubmit();
    setError('Name is required');
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <TextField label="Email" defaultValue="asha@example.com" />
      <TextField label="Full name" error={error} />
      <Button type="submit">Submit</Button>
    </Form>
  );
}

/** After a submit with errors the first invalid field has the focus. */
export const FocusesTheFirstInvalidField: Story = {
  render: (args) => <NameForm onSubmit={args.onSubmit} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: t('Full name') })).toHaveFocus();
  },
};

function AskingForm() {
  const [error, setError] = useState<string>();
  return (
    <>
      <Form className="grid gap-4" onSubmit={() => undefined}>
        <TextField label="Username" error={error} />
        <Button type="submit">Sign up</Button>
      </Form>
      <Button variant="secondary" onClick={() => setError('This username is taken')}>
        The server answers
      </Button>
    </>
  );
}

/** The same when the server rejects a field, some time after the submit. */
export const FocusesWhatTheServerRejected: Story = {
  render: () => <AskingForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await expect(canvas.getByRole('textbox', { name: t('Username') })).toHaveFocus();
  },
};

function FailingForm() {
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <Form
        className="grid gap-4"
        onSubmit={() => {
          setAttempts(attempts + 1);
          setIsBusy(true);
        }}
      >
        <FormAlert alert={attempts > (isBusy ? 1 : 0) ? 'No response from server.' : undefined} />
        <TextField label="Full name" />
        <Button type="submit" busy={isBusy}>
          Submit
        </Button>
      </Form>
      <Button variant="secondary" onClick={() => setIsBusy(false)}>
        Lose the connection
      </Button>
    </>
  );
}

/**
 * When no field is invalid, the alert receives the focus, because it may stand far above the button. This happens
 * again after each attempt.
 */
export const FocusesWhyItFailed: Story = {
  render: () => <FailingForm />,
  play: async ({ canvas, userEvent }) => {
    for (const _ of ['once', 'again']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      const loseConnection = canvas.getByRole('button', { name: 'Lose the connection' });
      loseConnection.focus();
      await expect(loseConnection).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('alert')).toHaveFocus();
    }
  },
};

const onChoice = fn();

/** A stored choice is no change: the form opens as it was saved. */
export const OpensWithAStoredChoice: Story = {
  args: {
    children: (
      <SelectField
        label="State"
        placeholder="Select an option"
        options={[{ value: 'Bihar' }, { value: 'Goa' }]}
        value="Goa"
        onChange={onChoice}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: t('State') })).toHaveValue('Goa');
    await expect(onChoice).not.toHaveBeenCalled();
  },
};
