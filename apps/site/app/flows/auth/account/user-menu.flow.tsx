import { UserMenu } from '@pgm/ui/shell/user-menu';
import { session, useSession } from '../session/session.ts';

const PROFILE = { href: '/manage/profile', label: 'Profile' };
const STAFF_AREA = { href: '/dashboard', label: 'Staff area' };

/** The pages of an associate; staff who are none have no use for them. */
const ASSOCIATE_LINKS = [
  { href: '/manage/orders', label: 'Orders' },
  { href: '/manage/wishlist', label: 'Wishlist' },
  { href: '/manage/business-values', label: 'Business Values' },
];

/** The menu of the logged-in user; nothing while the user is not known. */
export default function UserMenuFlow() {
  const { user } = useSession();
  if (user === undefined) return null;
  const { firstName, roles } = user;
  const isStaff = roles.includes('STAFF') || roles.includes('ADMIN');
  const links = [
    ...(isStaff ? [STAFF_AREA] : []),
    PROFILE,
    ...(roles.includes('MEMBER') ? ASSOCIATE_LINKS : []),
  ];
  return <UserMenu firstName={firstName} links={links} onLogout={session.logOut} />;
}
