import { newNoticesMachine, newNoticesVerbs, newNoticesView } from '@pgm/machines/staff/new-notices';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The machine of the bell with the calls of the site. */
export const siteNewNoticesMachine = withPorts(newNoticesMachine)({
  actors: {
    countNew: fromPromise(({ signal }) => staffClient().notices.countNew(signal)),
    markRead: fromPromise(({ input, signal }) => staffClient().notices.read(input, signal)),
  },
});

/** The bell of the staff area; its list of notices shares it. */
export const noticeBell = createActor(siteNewNoticesMachine).start();
noticeBell.on('toast.show', toasts.show);

const bellVerbs = newNoticesVerbs(noticeBell.send);

/** How many notices are new, and the last number that the bell shows. */
export function useNewNotices() {
  const { count, max } = useSelector(noticeBell, newNoticesView);
  return { count, max };
}

/** Counts the new notices while the staff area is open. @param path the current page */
export function NoticeCount({ path }: { readonly path: string }) {
  useEffect(() => bellVerbs.visit(path), [path]);
  useEffect(() => bellVerbs.leave, []);
  return null;
}
