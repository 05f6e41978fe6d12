import { MAX_NEW_NOTICES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { NewNoticesEvent, newNoticesMachine } from './new-notices.machine.ts';

/** The facts that the bell and the button of the list show. */
export function newNoticesView(snapshot: SnapshotFrom<typeof newNoticesMachine>) {
  const { count } = snapshot.context;
  return {
    count,
    /** The last number that is shown; above it the bell says that there are more. */
    max: MAX_NEW_NOTICES - 1,
    isMarking: snapshot.matches('marking'),
  };
}

/** What a staff member can do, and what the area reports. */
export function newNoticesVerbs(send: (event: NewNoticesEvent) => void) {
  return {
    visit: (path: string) => send({ type: 'area.visit', path }),
    /** @param upTo the time of the newest notice that is shown; ISO text */
    read: (upTo: string) => send({ type: 'notices.read', upTo }),
  };
}
