import { notificationsMachine } from '@pgm/machines/members/notifications';
import { notificationsScenario } from '@pgm/machines/members/notifications/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { NotificationsScreen } from './notifications.flow.tsx';

const flow = flowStories({
  machine: notificationsMachine,
  scenario: notificationsScenario,
  Screen: NotificationsScreen,
});

export default { title: 'Flows/Members/Notifications' };

export const CountOff = flow.at('count.off');
export const CountCounting = flow.at('count.counting');
export const CountFresh = flow.at('count.fresh');
export const ListClosed = flow.at('list.closed');
export const ListLoading = flow.at('list.loading');
export const ListReady = flow.at('list.ready');
export const ListFailed = flow.at('list.failed');
export const MarksIdle = flow.at('marks.idle');
export const MarksMarking = flow.at('marks.marking');
