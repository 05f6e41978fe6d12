import { StaffInvitationFlow } from '#app/flows/auth/staff-invitation/staff-invitation.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Invitation to the staff');

export default StaffInvitationFlow;
