import type { NavLink } from '@pgm/ui/shell/header';
import type { SideMenuProps } from '@pgm/ui/shell/side-menu';
import { NAVIGATION } from './navigation.ts';

interface Visitor {
  readonly isMember: boolean;
  /** The categories of the shop. */
  readonly categories: readonly NavLink[];
}

/** The links of the slide-out menu: the shop, the account, the categories, the links of the header, and more to read. */
export function menuLinks({ isMember, categories }: Visitor): SideMenuProps['nav'] {
  return [
    // The bottom bar of a phone has no room for it.
    SHOP,
    { label: 'Account', links: isMember ? MEMBER_LINKS : GUEST_LINKS },
    ...(categories.length > 0 ? [{ label: 'Shop by category', links: categories, folded: true }] : []),
    ...NAVIGATION.filter(({ label }) => label !== SHOP.label),
    {
      label: 'Learn more',
      links: [
        { href: '/Shop/news', label: 'News' },
        { href: '/Shop/blog', label: 'Blog' },
        { href: '/Shop/flipcard', label: 'Herb cards' },
      ],
    },
    {
      label: 'Help',
      links: [
        { href: '/coupons', label: 'Coupons' },
        { href: '/grievance', label: 'Grievances' },
        { href: '/cancelrefund', label: 'Cancellation and refund' },
      ],
    },
  ];
}

const SHOP: NavLink = { href: '/products', label: 'Shop' };

const GUEST_LINKS: readonly NavLink[] = [
  { href: '/Associate/login', label: 'Login' },
  { href: '/Associate/signup', label: 'Join Us' },
];

const MEMBER_LINKS: readonly NavLink[] = [
  { href: '/manage/profile', label: 'Profile' },
  { href: '/manage/orders', label: 'Orders' },
  { href: '/manage/business-values', label: 'Business Values' },
  { href: '/manage/notifications', label: 'Notifications' },
];
