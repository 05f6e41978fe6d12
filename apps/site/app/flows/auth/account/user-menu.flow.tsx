import { UserMenu } from '@pgm/ui/shell/user-menu';
import { session, useSession } from '../session/session.ts';

const LINKS = [
  { href: '/manage/profile', label: 'Profile' },
  { href: '/manage/orders', label: 'Orders' },
  { href: '/manage/wishlist', label: 'Wishlist' },
  { href: '/manage/business-values', label: 'Business Values' },
];

/** The menu of the logged-in user; nothing while the user is not known. */
export default function UserMenuFlow() {
  const { user } = useSession();
  return user && <UserMenu firstName={user.firstName} links={LINKS} onLogout={session.logOut} />;
}
