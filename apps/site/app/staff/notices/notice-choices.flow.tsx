import type { Result, StaffNoticeChoices } from '@pgm/api/contract';
import type { ChangedChoices } from '@pgm/machines/kit';
import {
  type NoticeReader,
  noticeChoicesMachine,
  noticeChoicesVerbs,
  noticeChoicesView,
} from '@pgm/machines/staff/notice-choices';
import { withPorts } from '@pgm/machines/kit';
import { NoticeChoices } from '@pgm/ui/staff/notice-choices';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useStaffRights } from '../kit/use-staff-rights.ts';

/** The machine of the choices with the calls of the site. */
export const siteNoticeChoicesMachine = withPorts(noticeChoicesMachine)({
  actors: {
    syncChoices: fromPromise<Result<StaffNoticeChoices>, ChangedChoices<StaffNoticeChoices>>(
      ({ input: { changed }, signal }) => {
        const { notices } = staffClient();
        return changed === undefined ? notices.choices(signal) : notices.setChoices(changed, signal);
      },
    ),
  },
});

interface NoticeChoicesScreenProps {
  readonly actor: ActorRefFrom<typeof noticeChoicesMachine>;
  /** Role and rights decide on the kinds that the user sees. */
  readonly reader: NoticeReader;
}

/** What notifies a staff member, and how. */
export function NoticeChoicesFlow() {
  return <NoticeChoicesScreen actor={useActorRef(siteNoticeChoicesMachine)} reader={useStaffRights()} />;
}

/** The page for any state of its actor. */
export function NoticeChoicesScreen({ actor, reader }: NoticeChoicesScreenProps) {
  const [facts, { choose, retry }] = useFlow(
    actor,
    (snapshot) => noticeChoicesView(snapshot, reader),
    () => noticeChoicesVerbs(actor),
  );
  return <NoticeChoices {...facts} onChange={choose} onRetry={retry} />;
}
