import { StaffArea, type User } from '@pgm/api/contract';

/** What the user may do in the staff area. The server checks it again with each call. */
export interface StaffRights {
  readonly isAdmin: boolean;
  /** The areas of work; all for an administrator. */
  readonly rights: readonly StaffArea[];
}

/** What an administrator may do. */
export const ALL_RIGHTS: StaffRights = { isAdmin: true, rights: StaffArea.options };

/** What a user may do in the staff area. */
export function toStaffRights({ roles, rights = [] }: Pick<User, 'roles' | 'rights'>): StaffRights {
  return roles.includes('ADMIN') ? ALL_RIGHTS : { isAdmin: false, rights };
}

/** Whether a user may open what belongs to an area: 'admin' is for administrators only, undefined for all staff. */
export function mayOpen(area: StaffArea | 'admin' | undefined, { isAdmin, rights }: StaffRights): boolean {
  if (area === undefined) return true;
  return area === 'admin' ? isAdmin : rights.includes(area);
}
