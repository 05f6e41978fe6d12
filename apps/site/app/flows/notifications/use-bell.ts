import type { notificationsMachine } from '@pgm/machines/notifications';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

type Bell = ActorRefFrom<typeof notificationsMachine>;

/** The member area's notifications: what is marked as read there goes on when its page is left. */
export const BellContext = createContext<Bell | undefined>(undefined);

/** The notifications of the member area around a page. */
export function useBell(): Bell {
  const bell = use(BellContext);
  if (bell === undefined) throw new Error('notifications are shown in the member area only');
  return bell;
}
