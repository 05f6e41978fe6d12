import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CancelDialog } from './cancel-dialog.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/CancelDialog',
  component: CancelDialog,
  args: {
    isOpen: true,
    lines: [],
    piecesError: undefined,
    isWhole: true,
    isSending: false,
    onPiecesChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  { lineKey: 'honey', name: 'Forest Honey, 500 g', left: 2, chosen: 1 },
  { lineKey: 'tea', name: 'Tulsi Adrak Tea, 25 bags', left: 1, chosen: 0 },
];

export const Whole: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('Cancel order') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Keep order') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const InPart: Story = {
  args: { lines, isWhole: false },
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tulsi Adrak Tea, 25 bags' }), '1');
    await expect(args.onPiecesChange).toHaveBeenCalledWith('tea', 1);
    await userEvent.click(screen.getByRole('button', { name: t('Cancel items') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const NothingChosen: Story = {
  args: {
    lines: lines.map((line) => ({ ...line, chosen: 0 })),
    piecesError: 'Choose at least one product',
    isWhole: false,
  },
};
export const Sending: Story = { args: { isSending: true } };
