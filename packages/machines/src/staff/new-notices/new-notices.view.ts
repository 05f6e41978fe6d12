import { MAX_NEW_NOTICES, type StaffNotice } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { NewNoticesEvent, newNoticesMachine } from './new-notices.machine.ts';

export { newNoticesMachine } from './new-notices.machine.ts';

/** The facts that the bell and the button of the list show. */
export function newNoticesView(snapshot: SnapshotFrom<typeof newNoticesMachine>) {
  const { count, readUpTo } = snapshot.context;
  return {
    count,
    /** The last number that is shown; above it the bell says that there are more. */
    max: MAX_NEW_NOTICES - 1,
    canRead: snapshot.can({ type: 'notices.read' }),
    isMarking: snapshot.matches('marking'),
    /** Whether a notice is new that the server sent as such; it may have been marked since. */
    isNew: (notice: Pick<StaffNotice, 'isNew' | 'createdAt'>) => notice.isNew && notice.createdAt > readUpTo,
  };
}

/** What a staff member can do, and what the area reports. */
export function newNoticesVerbs(send: (event: NewNoticesEvent) => void) {
  return {
    visit: (path: string) => send({ type: 'area.visit', path }),
    leave: () => send({ type: 'area.leave' }),
    /** Reports what a list shows, so that it can be marked as read. */
    show: (notices: readonly StaffNotice[]) => {
      // A list begins with its newest notice.
      const newest = notices.find(({ isNew }) => isNew);
      if (newest) send({ type: 'notices.show', newest: newest.createdAt });
    },
    read: () => send({ type: 'notices.read' }),
  };
}
