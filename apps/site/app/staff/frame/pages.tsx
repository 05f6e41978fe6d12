import {
  AlertIcon,
  BellIcon,
  BoxesIcon,
  ChatIcon,
  ClockIcon,
  CouponIcon,
  GroupsIcon,
  HomeIcon,
  JoinIcon,
  LockIcon,
  OrdersIcon,
  PageIcon,
  ShopIcon,
  TagIcon,
  TeamIcon,
  UploadIcon,
} from '@pgm/ui/foundations/icon';
import type { StaffLink } from '@pgm/ui/staff/staff-layout';

/** The roles that open the staff area; an administrator may do all that staff may. */
type StaffRole = 'STAFF' | 'ADMIN';

/** A page of the staff area. */
interface Page extends Pick<StaffLink, 'href' | 'label' | 'icon'> {
  /** Who may open it. Default: all staff. */
  readonly role?: StaffRole;
}

/** The pages of the staff area in their groups: add a new page here and in `routes.ts`. */
const GROUPS: readonly { readonly label: string; readonly pages: readonly Page[] }[] = [
  {
    label: 'Work',
    pages: [
      { href: '/dashboard', label: 'Today', icon: <HomeIcon /> },
      { href: '/dashboard/notices', label: 'Notifications', icon: <BellIcon /> },
      { href: '/dashboard/orders', label: 'Orders', icon: <OrdersIcon /> },
      { href: '/dashboard/coupons', label: 'Coupons', icon: <CouponIcon /> },
      { href: '/dashboard/leads', label: 'Leads', icon: <JoinIcon /> },
      { href: '/dashboard/grievances', label: 'Grievances', icon: <ChatIcon /> },
      { href: '/dashboard/requests', label: 'Requests', icon: <PageIcon />, role: 'ADMIN' },
      { href: '/dashboard/members', label: 'Members', icon: <TeamIcon />, role: 'ADMIN' },
      { href: '/dashboard/associates', label: 'Associates', icon: <GroupsIcon />, role: 'ADMIN' },
    ],
  },
  {
    label: 'Catalogue',
    pages: [
      { href: '/dashboard/products', label: 'Products', icon: <ShopIcon /> },
      { href: '/dashboard/stock', label: 'Stock', icon: <BoxesIcon /> },
      { href: '/dashboard/categories', label: 'Categories', icon: <GroupsIcon /> },
      { href: '/dashboard/brands', label: 'Brands', icon: <TagIcon /> },
    ],
  },
  {
    label: 'Administration',
    pages: [
      { href: '/dashboard/second-factor', label: 'Second factor', icon: <LockIcon /> },
      { href: '/dashboard/notice-settings', label: 'Notification settings', icon: <BellIcon /> },
      { href: '/dashboard/imports/members', label: 'Import members', icon: <UploadIcon />, role: 'ADMIN' },
      { href: '/dashboard/registers', label: 'Registers', icon: <PageIcon />, role: 'ADMIN' },
      { href: '/dashboard/audit', label: 'Audit', icon: <ClockIcon />, role: 'ADMIN' },
      { href: '/dashboard/jobs', label: 'Failed jobs', icon: <AlertIcon />, role: 'ADMIN' },
      { href: '/dashboard/messages', label: 'Messages', icon: <ChatIcon />, role: 'ADMIN' },
    ],
  },
];

/** The pages that a role may open, in their groups; the one at `pathname` is the current one. */
export function staffPages(pathname: string, isAdmin: boolean) {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return GROUPS.map(({ label, pages }) => ({
    label,
    links: pages
      .filter(({ role }) => role !== 'ADMIN' || isAdmin)
      .map(({ href, label: page, icon }) => ({
        href,
        label: page,
        icon,
        current: path === href || (href !== '/dashboard' && path.startsWith(`${href}/`)),
      })),
  }));
}

/** Whether only administrators may open a page. */
export function isForAdmins(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return GROUPS.some(({ pages }) =>
    pages.some(({ href, role }) => role === 'ADMIN' && path.startsWith(href)),
  );
}

/** Whether the staff area has a page at an address. */
export function hasPage(href: string): boolean {
  return GROUPS.some(({ pages }) => pages.some((page) => page.href === href));
}
