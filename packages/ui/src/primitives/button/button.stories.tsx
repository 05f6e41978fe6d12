import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ArrowRightIcon } from '../../foundations/icon/icons.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save Address', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Resend OTP' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Disabled: Story = { args: { disabled: true } };
/** The button shows that it is busy, and a press does nothing. */
export const Busy: Story = {
  args: { busy: true, busyText: 'Submitting...' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: t('Submitting...') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** After a press by keyboard the focus stays on the button. */
export const BusyOncePressed: Story = {
  render: function Pressed({ onClick, ...args }) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        {...args}
        busy={busy}
        // Callers often also set `disabled` on a button that must not be pressed twice.
        disabled={busy}
        onClick={(event) => {
          onClick?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save Address' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** The button has nothing more to do: it looks disabled, and after a press by keyboard it keeps the focus. */
export const DoneOncePressed: Story = {
  render: function Pressed({ onClick, ...args }) {
    const [isDone, setIsDone] = useState(false);
    return (
      <Button
        {...args}
        aria-disabled={isDone}
        onClick={(event) => {
          onClick?.(event);
          setIsDone(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save Address' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Neither a press nor Enter in a field sends the form a second time. */
export const BusySubmit: Story = {
  args: { type: 'submit', busy: true },
  render: (args) => (
    <form onSubmit={submit}>
      <TextField label="Full name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Address' }));
    await userEvent.type(canvas.getByRole('textbox', { name: t('Full name') }), 'Asha{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};
export const Wide: Story = { args: { wide: true } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/products">
      See all products <ArrowRightIcon />
    </ButtonLink>
  ),
};
