import { NotificationsFlow } from '#app/flows/members/notifications/notifications.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Notifications');

export default function NotificationsRoute() {
  return <MembersOnly>{() => <NotificationsFlow />}</MembersOnly>;
}
