export { ALL, COUNT_MS, notificationsMachine } from './notifications.machine.ts';
export type { NotificationPage, NotificationsEvent } from './notifications.machine.ts';
export { notificationsVerbs, notificationsView } from './notifications.view.ts';
