import {
  AgreementIcon,
  BellIcon,
  CartIcon,
  HeartIcon,
  IdentityCardIcon,
  LockIcon,
  OrdersIcon,
  PageIcon,
  PaymentsIcon,
  PersonIcon,
  PinIcon,
  PointsIcon,
  ShieldIcon,
  TeamIcon,
} from '@pgm/ui/foundations/icon';
import type { ManageLink } from '@pgm/ui/shell/manage-layout';

/** A section of the member area. */
interface Section extends Pick<ManageLink, 'href' | 'label' | 'icon'> {
  /** Another address of the same page. */
  readonly twin?: string;
  /** Whether it is of use to users who are not associates, such as staff. Default: no. */
  readonly isForAll?: boolean;
  /** Whether guests may open it. Default: members only. */
  readonly isOpen?: boolean;
  /** Shows the number of unread notifications. */
  readonly isBell?: boolean;
}

/** The sections of the member area in their order: add a new page here and in `routes.ts`. */
const SECTIONS: readonly Section[] = [
  { href: '/manage/profile', twin: '/profile', label: 'Profile', icon: <PersonIcon />, isForAll: true },
  { href: '/manage/orders', twin: '/orders', label: 'Orders', icon: <OrdersIcon /> },
  { href: '/manage/wishlist', twin: '/wishlist', label: 'Wishlist', icon: <HeartIcon /> },
  { href: '/manage/cart', label: 'Cart', icon: <CartIcon />, isOpen: true },
  { href: '/manage/addresses', twin: '/address', label: 'Addresses', icon: <PinIcon /> },
  { href: '/manage/business-values', label: 'Business Values', icon: <PointsIcon /> },
  { href: '/manage/team', label: 'My team', icon: <TeamIcon /> },
  { href: '/manage/payments', label: 'Payments', icon: <PaymentsIcon /> },
  { href: '/manage/requests', label: 'Requests', icon: <PageIcon /> },
  { href: '/manage/agreement', label: 'Agreement', icon: <AgreementIcon /> },
  { href: '/manage/identity-card', label: 'Identity card', icon: <IdentityCardIcon /> },
  { href: '/manage/privacy', label: 'Privacy', icon: <LockIcon />, isForAll: true },
  { href: '/manage/security', label: 'Security', icon: <ShieldIcon />, isForAll: true },
  { href: '/manage/notifications', label: 'Notifications', icon: <BellIcon />, isForAll: true, isBell: true },
];

/** The visitor of the member area. */
interface Viewer {
  readonly isMember: boolean;
  /** Whether the member is an associate. Default: yes. */
  readonly isAssociate?: boolean;
  /** The number of unread notifications. Default 0. */
  readonly unread?: number;
}

/** The sections that a member, or a guest, can open, as links; the one at `pathname` is the current one. */
export function sectionLinks(
  pathname: string,
  { isMember, isAssociate = true, unread = 0 }: Viewer,
): readonly ManageLink[] {
  const path = pathname.toLowerCase();
  return SECTIONS.filter(
    ({ isOpen = false, isForAll = false }) => isOpen || (isMember && (isAssociate || isForAll)),
  ).map(({ href, label, icon, twin, isBell = false }) => ({
    href,
    label,
    icon,
    current: [href, twin].some((own) => own !== undefined && isWithin(path, own)),
    ...(isBell && { count: unread }),
  }));
}

/** Whether a path is this page or a page below it, such as an order below the orders. */
function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
