import { NotificationsFlow } from '#app/flows/notifications/notifications.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Notifications');

export default function NotificationsRoute() {
  return <MembersOnly>{() => <NotificationsFlow />}</MembersOnly>;
}
