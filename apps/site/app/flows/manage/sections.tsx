import {
  BellIcon,
  CartIcon,
  HeartIcon,
  LockIcon,
  OrdersIcon,
  PersonIcon,
  PinIcon,
  PointsIcon,
  RequestIcon,
  TeamIcon,
} from '@pgm/ui/icon';
import type { ManageLink } from '@pgm/ui/manage-layout';

/** A part of the member area. */
interface Section extends Pick<ManageLink, 'href' | 'label' | 'icon'> {
  /** Another address of the same page. */
  readonly twin?: string;
  /** Whether guests may open it. Default: members only. */
  readonly isOpen?: boolean;
  /** Counts what is not read, and is always in view. */
  readonly isBell?: boolean;
}

/** The sections of the member area in their order: a new page of it is entered here and in `routes.ts`. */
const SECTIONS: readonly Section[] = [
  { href: '/manage/profile', twin: '/profile', label: 'Profile', icon: <PersonIcon /> },
  { href: '/manage/orders', twin: '/orders', label: 'Orders', icon: <OrdersIcon /> },
  { href: '/manage/wishlist', twin: '/wishlist', label: 'Wishlist', icon: <HeartIcon /> },
  { href: '/manage/cart', label: 'Cart', icon: <CartIcon />, isOpen: true },
  { href: '/manage/addresses', twin: '/address', label: 'Addresses', icon: <PinIcon /> },
  { href: '/manage/business-values', label: 'Business Values', icon: <PointsIcon /> },
  { href: '/manage/team', label: 'My team', icon: <TeamIcon /> },
  { href: '/manage/requests', label: 'Requests', icon: <RequestIcon /> },
  { href: '/manage/privacy', label: 'Privacy', icon: <LockIcon /> },
  { href: '/manage/notifications', label: 'Notifications', icon: <BellIcon />, isBell: true },
];

/** Who looks at the sections. */
interface Viewer {
  readonly isMember: boolean;
  /** How many notifications are not read. Default 0. */
  readonly unread?: number;
}

/** The sections that a member, or a guest, can open, as links; the one at `pathname` is the current one. */
export function sectionLinks(pathname: string, { isMember, unread = 0 }: Viewer): readonly ManageLink[] {
  const path = pathname.toLowerCase();
  return SECTIONS.filter(({ isOpen = false }) => isMember || isOpen).map(
    ({ href, label, icon, twin, isBell = false }) => ({
      href,
      label,
      icon,
      current: [href, twin].some((own) => own !== undefined && isWithin(path, own)),
      ...(isBell && { pinned: true, count: unread }),
    }),
  );
}

/** Whether a path is a page or stands below it, as an order below the orders. */
function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
