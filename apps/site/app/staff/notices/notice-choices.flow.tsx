import type { Result, StaffNoticeChoices } from '@pgm/api/contract';
import type { ChangedChoices } from '@pgm/machines/kit';
import {
  noticeChoicesMachine,
  noticeChoicesVerbs,
  noticeChoicesView,
} from '@pgm/machines/staff/notice-choices';
import { NoticeChoices } from '@pgm/ui/staff/notice-choices';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';

/** The machine of the choices with the calls of the site. */
export const siteNoticeChoicesMachine = noticeChoicesMachine.provide({
  actors: {
    syncChoices: fromPromise<Result<StaffNoticeChoices>, ChangedChoices<StaffNoticeChoices>>(
      ({ input: { changed }, signal }) => {
        const { notices } = staffClient();
        return changed === undefined ? notices.choices(signal) : notices.setChoices(changed, signal);
      },
    ),
  },
});

interface NoticeChoicesFlowProps {
  /** Whether the user is an administrator, who sees more kinds. */
  readonly isAdmin: boolean;
}

/** What notifies a staff member, and how. */
export function NoticeChoicesFlow({ isAdmin }: NoticeChoicesFlowProps) {
  return <NoticeChoicesScreen actor={useActorRef(siteNoticeChoicesMachine)} isAdmin={isAdmin} />;
}

/** The page for any state of its actor. */
export function NoticeChoicesScreen({
  actor,
  isAdmin,
}: NoticeChoicesFlowProps & { readonly actor: ActorRefFrom<typeof noticeChoicesMachine> }) {
  const facts = noticeChoicesView(
    useSelector(actor, (snapshot) => snapshot),
    isAdmin,
  );
  const { choose, retry } = noticeChoicesVerbs(actor);
  return <NoticeChoices {...facts} onChange={choose} onRetry={retry} />;
}
