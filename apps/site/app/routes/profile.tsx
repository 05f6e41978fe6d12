import { ProfileFlow } from '#app/flows/profile/profile.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Profile Overview');

export default function ProfileRoute() {
  return <MembersOnly>{(user) => <ProfileFlow user={user} />}</MembersOnly>;
}
