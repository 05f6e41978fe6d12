import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

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

/** After a submit that leaves errors the first wrong field has the focus. */
export const FocusesTheFirstWrongField: Story = {
  render: (args) => <NameForm onSubmit={args.onSubmit} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
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

/** The same when it is the server that finds the field wrong, some time after the submit. */
export const FocusesWhatTheServerRefused: Story = {
  render: () => <AskingForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  },
};
