export { notificationsScenario, sampleNotifications } from './notifications.scenario.ts';
