import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { qrModules } from '../../foundations/fixtures/qr.ts';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { IdentityCard } from './identity-card.tsx';

const card = {
  name: 'Asha Mishra',
  number: 'PGM-A-000123',
  joinedAt: '2023-09-05T00:00:00.000Z',
  isActive: true,
  imageUrl: productImage('Asha', 'jar', '#8a5a2b').src,
  code: 'K7QM-RTW9-XHZ2-BCDE',
};

const meta = {
  title: 'Members/IdentityCard',
  component: IdentityCard,
  args: {
    status: 'ready',
    card,
    company: 'PGM Wellness',
    qrCode: <QrCode label="QR code to check this card" modules={qrModules} className="size-full" />,
    alert: undefined,
    canOpen: true,
    isOpening: false,
    photoHref: undefined,
    checkHref: '/verify/K7QM-RTW9-XHZ2-BCDE',
    agreementHref: '/manage/agreement',
    onOpen: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/identity-card')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IdentityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Asha Mishra' })).toBeVisible();
    await expect(canvas.getByText(t('Active'))).toBeVisible();
    await expect(canvas.getByText(formatDate(card.joinedAt))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('QR code to check this card') })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('See what others see when they check your card') }),
    ).toHaveAttribute('href', '/verify/K7QM-RTW9-XHZ2-BCDE');
    await userEvent.click(canvas.getByRole('button', { name: t('Open as PDF') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const WithoutPhoto: Story = {
  args: { card: { ...card, imageUrl: null }, photoHref: '/manage/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Add a photo in your profile') })).toHaveAttribute(
      'href',
      '/manage/profile',
    );
  },
};

export const NotActive: Story = {
  args: { card: { ...card, isActive: false }, canOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Not active'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Open as PDF') })).toBeNull();
  },
};

export const QrCodeLoading: Story = { args: { qrCode: <Skeleton className="size-full" /> } };

export const Opening: Story = { args: { isOpening: true } };

export const NotOpened: Story = { args: { alert: 'No response from server.' } };

export const Loading: Story = { args: { status: 'loading', card: undefined } };

export const Failed: Story = {
  args: { status: 'failed', card: undefined, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
