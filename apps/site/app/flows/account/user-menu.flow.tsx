import { UserMenu } from '@pgm/ui/user-menu';
import { session, useSession } from '../session/session.ts';

const LINKS = [
  { href: '/manage/profile', label: 'Profile' },
  { href: '/manage/orders', label: 'Orders' },
  { href: '/manage/wishlist', label: 'Wishlist' },
  { href: '/manage/business-values', label: 'Business Values' },
];

/** The menu of who is logged in; nothing while that is not known. */
export default function UserMenuFlow() {
  const { user } = useSession();
  return user && <UserMenu firstName={user.firstName} links={LINKS} onLogout={session.logOut} />;
}
