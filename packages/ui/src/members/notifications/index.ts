export { Notifications, type NotificationsProps } from './notifications.tsx';
export type { NotificationFacts } from './notification-item.tsx';
