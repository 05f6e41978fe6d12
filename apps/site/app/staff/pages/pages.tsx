import { CSV_AREAS, CsvKind, type StaffArea } from '@pgm/api/contract';
import {
  AlertIcon,
  BellIcon,
  BoxesIcon,
  CameraIcon,
  ChatIcon,
  ClockIcon,
  CouponIcon,
  GroupsIcon,
  HomeIcon,
  JoinIcon,
  LockIcon,
  OrdersIcon,
  PageIcon,
  PaymentsIcon,
  PointsIcon,
  ShopIcon,
  StarIcon,
  TagIcon,
  TeamIcon,
  UploadIcon,
} from '@pgm/ui/foundations/icon';
import type { StaffLink } from '@pgm/ui/staff/staff-layout';
import { type StaffRights, mayOpen } from '../kit/staff-rights.ts';

/** A page of the staff area. */
interface Page extends Pick<StaffLink, 'href' | 'label' | 'icon'> {
  /** Whose right opens it; 'admin' is for administrators only. Default: all staff. */
  readonly area?: StaffArea | 'admin';
}

/** The pages of the staff area in their groups: add a new page here and in `routes.ts`. */
const GROUPS: readonly { readonly label: string; readonly pages: readonly Page[] }[] = [
  {
    label: 'Work',
    pages: [
      { href: '/dashboard', label: 'Today', icon: <HomeIcon /> },
      { href: '/dashboard/notices', label: 'Notifications', icon: <BellIcon /> },
      { href: '/dashboard/orders', label: 'Orders', icon: <OrdersIcon />, area: 'orders' },
      { href: '/dashboard/coupons', label: 'Coupons', icon: <CouponIcon />, area: 'catalogue' },
      { href: '/dashboard/leads', label: 'Leads', icon: <JoinIcon />, area: 'people' },
      { href: '/dashboard/grievances', label: 'Grievances', icon: <ChatIcon />, area: 'people' },
      {
        href: '/dashboard/reply-templates',
        label: 'Reply templates',
        icon: <PageIcon />,
        area: 'people',
      },
      { href: '/dashboard/requests', label: 'Requests', icon: <PageIcon />, area: 'admin' },
      { href: '/dashboard/members', label: 'Members', icon: <TeamIcon />, area: 'admin' },
      { href: '/dashboard/associates', label: 'Associates', icon: <GroupsIcon />, area: 'admin' },
      { href: '/dashboard/payouts', label: 'Payouts', icon: <PaymentsIcon />, area: 'money' },
      { href: '/dashboard/bank-details', label: 'Bank accounts', icon: <LockIcon />, area: 'money' },
      {
        href: '/dashboard/points-corrections',
        label: 'Corrections of points',
        icon: <PointsIcon />,
        area: 'money',
      },
    ],
  },
  {
    label: 'Catalogue',
    pages: [
      { href: '/dashboard/products', label: 'Products', icon: <ShopIcon />, area: 'catalogue' },
      { href: '/dashboard/stock', label: 'Stock', icon: <BoxesIcon />, area: 'catalogue' },
      { href: '/dashboard/categories', label: 'Categories', icon: <GroupsIcon />, area: 'catalogue' },
      { href: '/dashboard/brands', label: 'Brands', icon: <TagIcon />, area: 'catalogue' },
      { href: '/dashboard/reviews', label: 'Reviews', icon: <StarIcon />, area: 'catalogue' },
      {
        href: '/dashboard/product-questions',
        label: 'Product questions',
        icon: <ChatIcon />,
        area: 'catalogue',
      },
      { href: '/dashboard/articles', label: 'Articles and pages', icon: <PageIcon />, area: 'content' },
      { href: '/dashboard/media', label: 'Media', icon: <CameraIcon />, area: 'content' },
    ],
  },
  {
    label: 'Administration',
    pages: [
      { href: '/dashboard/second-factor', label: 'Second factor', icon: <LockIcon /> },
      { href: '/dashboard/notice-settings', label: 'Notification settings', icon: <BellIcon /> },
      { href: '/dashboard/staff-accounts', label: 'Staff accounts', icon: <TeamIcon />, area: 'admin' },
      { href: '/dashboard/staff-invitations', label: 'Staff invitations', icon: <JoinIcon />, area: 'admin' },
      { href: '/dashboard/imports/members', label: 'Import members', icon: <UploadIcon />, area: 'admin' },
      {
        href: '/dashboard/imports/past-orders',
        label: 'Import past orders',
        icon: <UploadIcon />,
        area: 'admin',
      },
      { href: '/dashboard/company', label: 'Company', icon: <ShopIcon />, area: 'admin' },
      { href: '/dashboard/registers', label: 'Registers', icon: <PageIcon />, area: 'admin' },
      { href: '/dashboard/audit', label: 'Audit', icon: <ClockIcon />, area: 'admin' },
      { href: '/dashboard/jobs', label: 'Failed jobs', icon: <AlertIcon />, area: 'admin' },
      { href: '/dashboard/messages', label: 'Messages', icon: <ChatIcon />, area: 'admin' },
    ],
  },
];

/** The pages that the user may open, in their groups; the one at `pathname` is the current one. */
export function staffPages(pathname: string, rights: StaffRights) {
  const path = toPath(pathname);
  return GROUPS.map(({ label, pages }) => ({
    label,
    links: pages
      .filter(({ area }) => mayOpen(area, rights))
      .map(({ href, label: page, icon }) => ({ href, label: page, icon, current: isBelow(path, href) })),
  })).filter(({ links }) => links.length > 0);
}

/** Why the user may not open the page at an address, in English; undefined when it may be opened. */
export function findObstacle(pathname: string, rights: StaffRights): string | undefined {
  const area = findArea(toPath(pathname));
  if (mayOpen(area, rights)) return undefined;
  return area === 'admin'
    ? 'This page is for administrators.'
    : 'You do not have the right to open this page.';
}

/** The area of the page at an address. The kind of an import decides, since most kinds have no link in the menu. */
function findArea(path: string): Page['area'] {
  const [, kind] = /^\/dashboard\/imports\/([^/]+)/.exec(path) ?? [];
  const csvKind = CsvKind.safeParse(kind);
  if (csvKind.success) return CSV_AREAS[csvKind.data] ?? 'admin';
  return GROUPS.flatMap(({ pages }) => pages).find(({ href }) => isBelow(path, href))?.area;
}

/** Whether an address is that of a page or of one of its records. */
function isBelow(path: string, href: string): boolean {
  return path === href || (href !== '/dashboard' && path.startsWith(`${href}/`));
}

function toPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/$/, '');
}

/** Whether the staff area has a page at an address. */
export function hasPage(href: string): boolean {
  return GROUPS.some(({ pages }) => pages.some((page) => page.href === href));
}
