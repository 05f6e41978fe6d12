import type { User } from '@pgm/api/contract';
import { useOutletContext } from 'react-router';

/** The user of a page inside the layout `routes/members-only.tsx`, which shows its pages only to a known user. */
export function useMember(): User {
  return useOutletContext<User>();
}
