import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { QuestionForm } from './question-form.tsx';

const meta = {
  title: 'Company/QuestionForm',
  component: QuestionForm,
  args: {
    values: { name: '', mobile: '', question: '' },
    errors: {},
    status: 'ready',
    alert: undefined,
    onChange: fn(),
    onSubmit: fn(),
    className: 'mx-auto max-w-form',
  },
} satisfies Meta<typeof QuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { name: 'Asha Verma', mobile: '9000000001', question: 'Do you deliver to Leh?' };

/** It asks for no email address. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('Submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Your question') }), '!');
    await expect(args.onChange).toHaveBeenCalledWith('question', 'Do you deliver to Leh?!');
  },
};

export const Invalid: Story = {
  args: {
    values: { ...filled, question: '' },
    errors: { question: 'Please write your question' },
  },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('textbox', { name: t('Your question') });
    await expect(question).toBeInvalid();
    await expect(question).toHaveAccessibleDescription(t('Please write your question'));
  },
};

export const Submitting: Story = { args: { values: filled, status: 'submitting' } };

export const Failed: Story = {
  args: {
    values: filled,
    alert: { text: 'Failed to submit: {error}', values: { error: 'No response from server.' } },
  },
};

export const Thanked: Story = { args: { status: 'thanked' } };

export const Queued: Story = { args: { status: 'queued' } };
