import { WelcomeFlow } from '#app/flows/members/welcome/welcome.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Welcome');

export default function WelcomeRoute() {
  return <MembersOnly>{(user) => <WelcomeFlow key={user.id} user={user} />}</MembersOnly>;
}
