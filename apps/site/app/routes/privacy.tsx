import { PrivacyFlow } from '#app/flows/members/privacy/privacy.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Privacy');

export default function PrivacyRoute() {
  return <MembersOnly>{({ id }) => <PrivacyFlow key={id} />}</MembersOnly>;
}
