import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { MessageChoicesFlow } from '#app/flows/members/message-choices/message-choices.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Notification settings');

export default function MessageChoicesRoute() {
  return <MembersOnly>{({ id }) => <MessageChoicesFlow key={id} />}</MembersOnly>;
}
