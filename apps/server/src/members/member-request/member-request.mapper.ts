import type { MemberRequest } from '@pgm/api/contract';
import type { memberRequests } from './member-request.schema.ts';

/** A request in its wire shape. */
export function toMemberRequest(
  row: typeof memberRequests.$inferSelect,
  sponsorName: string | null,
): MemberRequest {
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
