import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnerProof } from './owner-proof.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/OwnerProof',
  component: OwnerProof,
  args: {
    kind: 'PASSWORD',
    secret: '',
    error: undefined,
    isSending: false,
    onSecret: fn(),
    onSendCode: fn(),
  },
} satisfies Meta<typeof OwnerProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(t('Password')), 'n');
    await expect(args.onSecret).toHaveBeenCalledWith('n');
  },
};

export const Code: Story = {
  args: { kind: 'CODE', secret: '12345', error: 'Please enter a 6-digit OTP.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(t('The 6-digit code'))).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: t('Resend OTP') }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};
