import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HomeIcon, JoinIcon, OrdersIcon, ShopIcon } from '../../foundations/icon/icons.tsx';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import { LanguageLink } from '../../shell/language-link/language-link.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { StaffLayout } from './staff-layout.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/StaffLayout',
  component: StaffLayout,
  args: {
    brandName: 'PGM Wellness',
    groups: [
      {
        label: 'Work',
        links: [
          { href: '/dashboard', label: 'Today', icon: <HomeIcon /> },
          { href: '/dashboard/orders', label: 'Orders', icon: <OrdersIcon /> },
          { href: '/dashboard/leads', label: 'Leads', icon: <JoinIcon />, current: true },
        ],
      },
      {
        label: 'Catalogue',
        links: [{ href: '/dashboard/products', label: 'Products', icon: <ShopIcon /> }],
      },
    ],
    user: { name: 'Sushma Yadav', role: 'Staff' },
    notices: { count: 0, max: 99 },
    search: <SearchBox label="Search the staff area" value="" onChange={fn()} />,
    choices: <LanguageLink href="?lang=hi" />,
    onLogout: fn(),
    children: (
      <StaffPage title="Leads">
        <p>What stands on the page.</p>
      </StaffPage>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('Staff area') }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(t('Leads'));
    await userEvent.click(canvas.getByRole('button', { name: t('Logout') }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** The number of new notices stands at the bell. */
export const NewNotices: Story = {
  args: { notices: { count: 3, max: 99 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${t('Notifications')} ${t('{count} unread', { count: 3 })}` }),
    ).toHaveAttribute('href', '/dashboard/notices');
  },
};

/** More than the bell counts, on a phone. */
export const ManyNotices: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { notices: { count: 100, max: 99 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${t('Notifications')} ${t('{count} unread', { count: '99+' })}` }),
    ).toHaveTextContent('99+');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

/** The menu of a phone; a press on a link closes it. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Menu') }));
    const link = await screen.findByRole('link', { name: t('Products') });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('link', { name: t('Products') })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('Menu') }));
    await screen.findByRole('link', { name: t('Products') });
  },
};
