import { NotificationsFlow } from '#app/flows/members/notifications/notifications.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Notifications');

export default NotificationsFlow;
