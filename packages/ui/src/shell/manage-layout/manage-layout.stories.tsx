import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountPage } from '../account-page/account-page.tsx';
import { memberLinks } from '../fixtures/page.tsx';
import { header, mobileBar } from '../fixtures/page.tsx';
import { manageLinks } from '../fixtures/manage.tsx';
import { CartIcon, PersonIcon } from '../../foundations/icon/icons.tsx';
import { PageShell } from '../page-shell/page-shell.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import { ManageLayout } from './manage-layout.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/ManageLayout',
  component: ManageLayout,
  args: {
    links: manageLinks('/manage/addresses'),
    children: (
      <AccountPage title="Delivery Address">
        <p>What stands on the page.</p>
      </AccountPage>
    ),
  },
  decorators: [
    (Story) => (
      <PageShell
        header={{ ...header, actions: <UserMenu firstName="Asha" links={memberLinks} onLogout={fn()} /> }}
        mobileBar={mobileBar}
      >
        <Story />
      </PageShell>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const openLogin = fn();

/** On a wide screen all sections are beside the page. */
export const OfAMember: Story = {
  args: { onLogout: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('Member area') }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(t('Addresses'));
    await userEvent.click(nav.getByRole('button', { name: t('Logout') }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** On a phone a button with the current section opens all of them; none is cut off. */
export const OnAPhone: Story = {
  args: { links: manageLinks('/manage/business-values', 3), onLogout: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('Member area') }));
    await expect(nav.queryByRole('link')).toBeNull();
    const opener = nav.getByRole('button', { name: t('Business Values') });
    await userEvent.click(opener);
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(14));
    await expect(
      nav.getByRole('link', { name: `${t('Notifications')} ${t('{count} unread', { count: 3 })}` }),
    ).toBeVisible();
    const widths = nav.getAllByRole('link').map((link) => link.scrollWidth - link.clientWidth);
    await expect(Math.max(...widths)).toBe(0);
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(nav.getByRole('link', { name: t('Profile') })).toHaveFocus();
  },
};

/** A menu that is longer than the screen has a shadow at its lower end, until it is scrolled there. */
export const ScrollingMenu: Story = {
  args: { links: manageLinks('/manage/orders', 3), onLogout: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: t('Member area') });
    await userEvent.click(within(nav).getByRole('button', { name: t('Orders') }));
    const menu = await waitFor(() => {
      const open = nav.querySelector('[popover]:popover-open');
      if (open === null) throw new Error('the menu is closed');
      return open;
    });
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(getComputedStyle(menu).backgroundAttachment).toBe('local, scroll');
  },
};

export const WithNotifications: Story = {
  args: { links: manageLinks('/manage/orders', 12), onLogout: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${t('Notifications')} ${t('{count} unread', { count: 12 })}` }),
    ).toHaveAttribute('href', '/manage/notifications');
  },
};

export const AtNotifications: Story = {
  args: { links: manageLinks('/manage/notifications', 1), onLogout: fn() },
};

export const OfAGuest: Story = {
  args: {
    links: [
      { href: '/manage/cart', label: 'Cart', icon: <CartIcon />, current: true },
      { href: '/Associate/login', label: 'Login', icon: <PersonIcon />, onPress: openLogin },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('Member area') }));
    await userEvent.click(nav.getByRole('link', { name: t('Login') }));
    await expect(openLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('Logout') })).toBeNull();
  },
};

/** Offline, a page may not be available. */
export const OutOfReach: Story = {
  args: { ...OfAGuest.args, alert: 'You seem to be offline. Check your connection and try again.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(t('You seem to be offline. Check your connection and try again.'));
    // It stands after the pressed link.
    const nav = canvas.getByRole('navigation', { name: t('Member area') });
    await expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      nav.getBoundingClientRect().bottom,
    );
  },
};

/** The nav links are disabled while the account menu, which has the same links, is open. */
export const BelowAMenu: Story = {
  args: { onLogout: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: t('Member area') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Account') }));
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: t('Member area') })).toBeNull());
    await expect(canvas.getAllByRole('button', { name: t('Logout') })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: t('Account') }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: t('Member area') })).toBeVisible());
  },
};

/** Nothing moves when the links are loaded. */
export const NotYetKnown: Story = {
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: t('Member area') })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('Member area') }));
    nav.getByRole('link', { name: t('Profile') }).focus();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: t('Orders') })).toHaveFocus();
  },
};
