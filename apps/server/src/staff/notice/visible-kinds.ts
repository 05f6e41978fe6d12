import { NOTICE_AREAS, StaffNoticeKind } from '@pgm/api/contract';
import { type Caller, mayWorkIn } from '../../platform/http/caller.ts';

/** The kinds of notices that a staff member with these roles and rights may see. */
export function visibleKinds(reader: Pick<Caller, 'roles' | 'rights'>): readonly StaffNoticeKind[] {
  return StaffNoticeKind.options.filter((kind) => mayWorkIn(reader, NOTICE_AREAS[kind]));
}
