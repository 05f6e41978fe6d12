import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecondFactor } from './second-factor.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const INVALID = 'This code is incorrect or has already been used.';

const meta = {
  title: 'Staff/SecondFactor',
  component: SecondFactor,
  args: {
    step: 'code',
    reason: undefined,
    code: '',
    error: undefined,
    isBusy: false,
    codesLeft: 9,
    setupKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    qr: Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (__, x) => (x * y) % 3 === 0)),
    recoveryCodes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'],
    onRetry: fn(),
    onCode: fn(),
    onSubmit: fn(),
    onStart: fn(),
    exportNotice: undefined,
    onExport: fn(),
    onFinish: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Second factor') })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: t('Code') }), '1');
    await expect(args.onCode).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: t('Continue') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const InvalidCode: Story = {
  args: { code: '000000', error: INVALID },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('Code') })).toHaveAccessibleDescription(
      expect.stringContaining(t(INVALID)),
    );
  },
};

export const Verifying: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Verifying...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Setup: Story = {
  args: { step: 'setup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('QR code for the authenticator app') })).toBeVisible();
    await expect(canvas.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible();
  },
};

export const RecoveryCodes: Story = {
  args: { step: 'recovery' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('Copy') }));
    await expect(args.onExport).toHaveBeenLastCalledWith('copy');
    await userEvent.click(canvas.getByRole('button', { name: t('Print') }));
    await expect(args.onExport).toHaveBeenLastCalledWith('print');
    await userEvent.click(canvas.getByRole('button', { name: t('Save as a file') }));
    await expect(args.onExport).toHaveBeenLastCalledWith('file');
    await userEvent.click(canvas.getByRole('button', { name: t('I have saved them') }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

export const RecoveryCodesCopied: Story = {
  args: { step: 'recovery', exportNotice: 'The codes are copied.' },
};

export const Off: Story = {
  args: { step: 'off' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Set up') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { step: 'passed' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('The second factor is on. Recovery codes left: {count}.', { count: 9 })),
    ).toBeVisible();
  },
};

export const Proof: Story = { args: { step: 'proof' } };

export const Loading: Story = { args: { step: 'loading' } };

export const Failed: Story = {
  args: { step: 'failed', reason: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
