import { ADMIN_NOTICES, StaffNoticeKind } from '@pgm/api/contract';

/** The kinds of notices that a staff member with these roles may see. */
export function visibleKinds(roles: readonly string[]): readonly StaffNoticeKind[] {
  const isAdmin = roles.includes('ADMIN');
  return StaffNoticeKind.options.filter((kind) => isAdmin || !ADMIN_NOTICES.includes(kind));
}
