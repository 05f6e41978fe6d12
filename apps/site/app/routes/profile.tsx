import { ProfileFlow } from '#app/flows/members/profile/profile.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Profile Overview');

export default function ProfileRoute() {
  return <MembersOnly>{(user) => <ProfileFlow user={user} />}</MembersOnly>;
}
