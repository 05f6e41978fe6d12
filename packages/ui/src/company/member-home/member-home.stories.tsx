import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { MemberHome } from './member-home.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/MemberHome',
  component: MemberHome,
  args: {
    firstName: 'Asha',
    status: 'ready',
    order: {
      id: '1',
      href: '/manage/orders/1',
      number: 'PGM-000123',
      placedAt: '2026-11-21T06:30:00.000Z',
      status: 'SHIPPED',
      total: 698,
      itemCount: 2,
      images: [],
    },
    points: { confirmed: 1240, pending: 80 },
    link: 'https://example.in/Associate/signup?ref=ASHA7K2M',
    pointsHref: '/manage/business-values',
    shopHref: '/products',
    onRepeat: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onShare: fn(),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('Namaste, {name}', { name: 'Asha' }),
    );
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('See the order') })).toHaveAttribute(
      'href',
      '/manage/orders/1',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Order again') }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Share') }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Copy link') }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

/** A new member. */
export const WithoutOrders: Story = {
  args: { order: undefined, points: { confirmed: 0, pending: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(canvas.queryByRole('button', { name: t('Order again') })).toBeNull();
  },
};

/** Points and link could not be loaded; the order is shown. */
export const OrderOnly: Story = {
  args: { points: undefined, link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: t('Your points') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('Share') })).toBeNull();
  },
};

export const Repeating: Story = { args: { isRepeating: true } };

export const Copied: Story = { args: { note: 'Link copied' } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
