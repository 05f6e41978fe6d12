import { notificationsMachine, notificationsView } from '@pgm/machines/members/notifications';
import { notificationsScenario } from '@pgm/machines/members/notifications/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { BellLink } from '@pgm/ui/shell/bell-link';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { NotificationsScreen } from './notifications.flow.tsx';
import { siteNotificationsMachine } from './notifications.ts';

/** The bell of the header above the page, if it is open. */
function Screen({ actor }: { actor: ActorRefFrom<typeof notificationsMachine> }) {
  const { unread } = useSelector(actor, notificationsView);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches({ list: 'closed' }));
  return (
    <>
      <BellLink href="/manage/notifications" count={unread} />
      {isOpen && <NotificationsScreen actor={actor} />}
    </>
  );
}

const flow = flowStories({
  machine: notificationsMachine,
  scenario: notificationsScenario,
  site: siteNotificationsMachine,
  Screen,
});

export default {
  title: 'Flows/Members/Notifications',
  decorators: [inManagePage('/manage/notifications')],
  parameters: { layout: 'fullscreen' },
};

export const ListLoading = flow.at('list.loading', { name: 'Notifications are read', via: ['openList'] });
export const ListReady = flow.at('list.ready', {
  name: 'One unread notification',
  via: ['visit', 'counted', 'openList', 'fetched'],
});
export const ListEmpty = flow.at('list.ready', {
  name: 'No notifications',
  via: ['openList', 'fetchedNone'],
});
export const ListFailed = flow.at('list.failed', {
  name: 'Notifications not read',
  via: ['openList', 'notFetched'],
});
export const ListClosed = flow.at('list.closed', {
  name: 'Bell with an unread notification on another page',
  via: ['visit', 'counted'],
});
export const CountOff = flow.at('count.off', { name: 'Bell before the member area is open', via: [] });
export const CountCounting = flow.at('count.counting', {
  via: ['visit'],
  equals: { story: 'CountOff', because: 'The bell shows a number once the count is there.' },
});
export const CountFresh = flow.at('count.fresh', {
  name: 'Bell with an unread notification above a list that failed',
  via: ['visit', 'counted', 'openList', 'notFetched'],
});
export const MarksIdle = flow.at('marks.idle', {
  via: ['visit', 'counted', 'openList', 'fetched'],
  equals: { story: 'ListReady', because: 'Nothing is marked.' },
});
export const MarksMarking = flow.at('marks.marking', {
  name: 'Notification is marked as read',
  via: ['visit', 'counted', 'openList', 'fetched', 'read'],
});
export const AllMarked = flow.at('marks.marking', {
  name: 'All are marked as read',
  via: ['visit', 'counted', 'openList', 'fetched', 'readAll'],
  equals: { story: 'MarksMarking', because: 'Only one is unread.' },
});
