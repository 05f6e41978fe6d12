import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { ProductQuestionDialog } from './product-question-dialog.tsx';

const meta = {
  title: 'Catalogue/ProductQuestionDialog',
  component: ProductQuestionDialog,
  args: {
    isOpen: true,
    isSending: false,
    text: '',
    textError: undefined,
    alert: undefined,
    onText: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ProductQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Is any sugar added to this honey?';

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'x');
    await expect(args.onText).toHaveBeenCalledWith('x');
    await userEvent.click(screen.getByRole('button', { name: t('Send question') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { text } };
export const TooShort: Story = { args: { text: 'Sugar?', textError: 'Write at least 10 characters' } };
export const Sending: Story = { args: { text, isSending: true } };
export const NotSent: Story = {
  args: { text, alert: { text: 'You have asked this question already.' } },
};
