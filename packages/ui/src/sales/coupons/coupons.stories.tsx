import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { Coupons, type CouponsProps } from './coupons.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const coupon: CouponsProps['coupons'][number] = {
  code: 'FLAT100',
  title: '₹100 off a full cart',
  maxDiscount: null,
  minSubtotal: 999,
  endsAt: null,
  usesLeft: 3,
  isForFirstOrder: false,
};

const coupons: CouponsProps['coupons'] = [
  {
    ...coupon,
    code: 'WELCOME10',
    title: '10% off your first order',
    maxDiscount: 150,
    minSubtotal: 299,
    usesLeft: 1,
    isForFirstOrder: true,
  },
  coupon,
  {
    ...coupon,
    code: 'FESTIVE15',
    title: '15% off for the festive season',
    maxDiscount: 300,
    minSubtotal: 1499,
    endsAt: '2026-12-31T18:29:59.000Z',
    usesLeft: null,
  },
];

const meta = {
  title: 'Sales/Coupons',
  component: Coupons,
  args: { status: 'ready', coupons, shopHref: '/products', onUse: fn(), onRetry: fn() },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Coupons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Coupons') })).toBeVisible();
    const first = within(canvas.getByRole('listitem', { name: t('10% off your first order') }));
    await expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      t('On orders of {amount} or more', { amount: '₹299.00' }),
      t('Up to {amount} off', { amount: '₹150.00' }),
      t('For your first order'),
    ]);
    const basket = within(canvas.getByRole('listitem', { name: t('₹100 off a full cart') }));
    await expect(basket.getByText(t('You can use it {count} times', { count: 3 }))).toBeVisible();
    const festive = within(canvas.getByRole('listitem', { name: t('15% off for the festive season') }));
    await expect(
      festive.getByText(t('Valid until {date}', { date: formatDate('2026-12-31') })),
    ).toBeVisible();
    const use = festive.getByRole('button', { name: t('Use') });
    await expect(use).toHaveAccessibleDescription('FESTIVE15');
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenCalledWith('FESTIVE15');
  },
};

/** The longest code and title, for any order, usable once more. */
export const Long: Story = {
  args: {
    coupons: [
      {
        ...coupon,
        code: 'WWWWWWWWWWWWWWWWWWWW',
        title: 'Everything that a family of five needs for a whole month, at half of its usual price',
        minSubtotal: 0,
        usesLeft: 1,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('On any order'))).toBeVisible();
    await expect(canvas.getByText(t('You can use it once'))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { status: 'empty', coupons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No coupons right now'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const Loading: Story = {
  args: { status: 'loading', coupons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading the coupons…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', coupons: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
