import { BellLink } from '@pgm/ui/shell/bell-link';
import { UserMenu } from '@pgm/ui/shell/user-menu';
import { useUnreadCount } from '../../flows/members/notifications/bell.ts';
import { session, useSession } from '../../flows/auth/session/session.ts';

const PROFILE = { href: '/manage/profile', label: 'Profile' };
const STAFF_AREA = { href: '/dashboard', label: 'Staff area' };

/** The pages of an associate; staff who are none have no use for them. */
const ASSOCIATE_LINKS = [
  { href: '/manage/orders', label: 'Orders' },
  { href: '/manage/wishlist', label: 'Wishlist' },
  { href: '/manage/business-values', label: 'Business Values' },
];

/** The bell and the menu of the logged-in user; nothing while the user is not known. */
export default function UserMenuFlow() {
  const { user } = useSession();
  const unread = useUnreadCount();
  if (user === undefined) return null;
  const { firstName, roles } = user;
  const isStaff = roles.includes('STAFF') || roles.includes('ADMIN');
  const links = [
    ...(isStaff ? [STAFF_AREA] : []),
    PROFILE,
    ...(roles.includes('MEMBER') ? ASSOCIATE_LINKS : []),
  ];
  return (
    <>
      <BellLink href="/manage/notifications" count={unread} />
      <UserMenu firstName={firstName} links={links} onLogout={session.logOut} />
    </>
  );
}
