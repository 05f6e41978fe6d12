import { AgreementFlow } from '#app/flows/members/agreement/agreement.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Agreement');

export default function AgreementRoute() {
  return <MembersOnly>{({ id }) => <AgreementFlow key={id} />}</MembersOnly>;
}
