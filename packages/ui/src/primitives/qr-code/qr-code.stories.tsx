import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { qrModules } from '../../foundations/fixtures/qr.ts';
import { QrCode } from './qr-code.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { label: 'QR code of your referral link', modules: qrModules, className: 'size-40' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('QR code of your referral link') })).toBeVisible();
  },
};
