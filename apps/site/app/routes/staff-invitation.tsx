import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { StaffInvitationFlow } from '#app/flows/auth/staff-invitation/staff-invitation.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Invitation to the staff');

export default function StaffInvitationRoute() {
  return <MembersOnly>{({ id }) => <StaffInvitationFlow key={id} />}</MembersOnly>;
}
