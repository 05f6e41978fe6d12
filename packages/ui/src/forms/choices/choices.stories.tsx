import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Choices, type ChoiceRow } from './choices.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const rows: readonly ChoiceRow<'ORDER' | 'STOCK' | 'POINTS', 'app' | 'mail'>[] = [
  {
    id: 'ORDER',
    label: 'Orders, payments and refunds',
    hint: 'Always sent, so that you can follow your order and your money.',
    choices: { app: 'always', mail: 'always' },
  },
  { id: 'STOCK', label: 'Products back in stock', choices: { app: true, mail: false } },
  { id: 'POINTS', label: 'Points', choices: { app: false, mail: 'none' } },
];

const meta = {
  title: 'Forms/Choices',
  component: Choices<'ORDER' | 'STOCK' | 'POINTS', 'app' | 'mail'>,
  args: {
    label: 'Messages',
    rowHeader: 'Message',
    columns: [
      { id: 'app', label: 'In the app' },
      { id: 'mail', label: 'Email' },
    ],
    rows,
    status: 'ready',
    error: undefined,
    isSaving: false,
    alert: undefined,
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Choices<'ORDER' | 'STOCK' | 'POINTS', 'app' | 'mail'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('switch', { name: `${t('Products back in stock')}: ${t('Email')}` }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('STOCK', 'mail', true);
    await userEvent.click(
      canvas.getByRole('switch', { name: `${t('Products back in stock')}: ${t('In the app')}` }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('STOCK', 'app', false);
    // What is always on, and what is not sent, has no switch.
    await expect(canvas.getAllByRole('switch')).toHaveLength(3);
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const NotSaved: Story = { args: { alert: 'No response from server.' } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
