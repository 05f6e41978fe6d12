import type { MemberRequest, RaisedMemberRequest } from '@pgm/api/contract';
import { toName } from '../../platform/words/person-name.ts';
import type { UserRow } from '../../auth/user/user.schema.ts';
import type { memberRequests } from './member-request.schema.ts';

type MemberRequestRow = typeof memberRequests.$inferSelect;

/** A request in its wire shape. */
export function toMemberRequest(row: MemberRequestRow, sponsorName: string | null): MemberRequest {
  const { id, status, referralCode, field, text, createdAt, decidedAt, note } = row;
  const raisedAt = createdAt.toISOString();
  const raised = {
    id,
    status,
    createdAt: raisedAt,
    history: [
      { status: 'OPEN' as const, at: raisedAt, by: 'MEMBER' as const, note: null },
      ...(decidedAt ? [{ status, at: decidedAt.toISOString(), by: 'ADMIN' as const, note }] : []),
    ],
  };
  return row.kind === 'PARENT_CHANGE'
    ? { ...raised, kind: row.kind, referralCode: referralCode ?? '', reason: text, sponsorName }
    : { ...raised, kind: row.kind, field: field ?? 'OTHER', text };
}

/** A request in the wire shape of admins: with its member, its sponsor, and the stored value of what it corrects. */
export function toRaisedMemberRequest(
  row: MemberRequestRow,
  member: UserRow,
  sponsorName: string | null,
): RaisedMemberRequest {
  return {
    ...toMemberRequest(row, sponsorName),
    member: { id: member.id, name: toName(member) },
    storedValue: toStoredValue(row.field, member),
    sponsorId: sponsorName === null ? null : row.sponsorId,
  };
}

function toStoredValue(
  field: MemberRequestRow['field'],
  { firstName, lastName, dob, gender }: UserRow,
): string | null {
  switch (field) {
    case 'FIRST_NAME':
      return firstName;
    case 'LAST_NAME':
      return lastName;
    case 'DATE_OF_BIRTH':
      return dob?.toISOString().slice(0, 'YYYY-MM-DD'.length) ?? null;
    case 'GENDER':
      return gender;
    default:
      return null;
  }
}
