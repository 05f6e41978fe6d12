import { PrivacyFlow } from '#app/flows/privacy/privacy.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Privacy');

export default function PrivacyRoute() {
  return <MembersOnly>{({ id }) => <PrivacyFlow key={id} />}</MembersOnly>;
}
