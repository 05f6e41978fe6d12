import type { notificationsMachine } from '@pgm/machines/members/notifications';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

type Bell = ActorRefFrom<typeof notificationsMachine>;

/** The notifications of the member area: marking as read continues after the user leaves the page. */
export const BellContext = createContext<Bell | undefined>(undefined);

/** The notifications of the member area around a page. */
export function useBell(): Bell {
  const bell = use(BellContext);
  if (bell === undefined) throw new Error('notifications are shown in the member area only');
  return bell;
}
