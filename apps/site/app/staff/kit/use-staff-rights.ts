import { useSession } from '../../flows/auth/session/session.ts';
import { type StaffRights, toStaffRights } from './staff-rights.ts';

/** What staff without any right may do: only the pages that all staff have. */
const NONE: StaffRights = { isAdmin: false, rights: [] };

/** What the user of the page may do in the staff area. */
export function useStaffRights(): StaffRights {
  const { user } = useSession();
  return user ? toStaffRights(user) : NONE;
}
