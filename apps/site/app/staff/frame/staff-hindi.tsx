import { addStaffHindi } from '@pgm/ui/foundations/language-hi-staff';
import type { ReactNode } from 'react';

addStaffHindi();

/** Shows the staff area once its Hindi is loaded. */
export default function StaffHindi({ children }: { children: ReactNode }) {
  return children;
}
