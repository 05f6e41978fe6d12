import type { MemberRequest } from '@pgm/api/contract';
import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import { memberRequestFormVerbs } from '@pgm/machines/members/member-request-form';
import {
  followWithdrawal,
  type memberRequestsMachine,
  memberRequestsVerbs,
  memberRequestsView,
} from '@pgm/machines/members/member-requests';
import { MemberRequests } from '@pgm/ui/members/member-requests';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { usePagedList } from '#app/kit/use-paged-list.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useMember } from '../../auth/session/use-member.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { MemberRequestFormScreen, siteMemberRequestFormMachine } from './member-request-form.flow.tsx';
import { siteMemberRequestsMachine } from './member-requests.ts';
import { RequestWithdrawalScreen, siteRequestWithdrawalMachine } from './request-withdrawal.flow.tsx';

/** A member's requests: create, follow and withdraw them. The page is in the address. */
export function MemberRequestsFlow() {
  const { id: userId } = useMember();
  const actor = usePagedList(siteMemberRequestsMachine(userId), { page: useAddressPage() });
  const form = useActorRef(siteMemberRequestFormMachine);
  const withdrawal = useActorRef(siteRequestWithdrawalMachine);
  const { subject, isRunning } = useSelector(withdrawal, confirmedActionView<MemberRequest>);
  useEffect(() => followWithdrawal(actor, withdrawal), [actor, withdrawal]);
  useEmitted(withdrawal, { 'toast.show': toasts.show });
  useEmitted(form, {
    'record.saved': ({ record }) => {
      memberRequestsVerbs(actor.send).insert(record);
      toasts.show({ kind: 'success', message: 'Request sent' });
    },
  });
  return (
    <>
      <MemberRequestsScreen
        actor={actor}
        busyId={isRunning ? subject?.id : undefined}
        onNew={memberRequestFormVerbs(form.send).open}
        onWithdraw={confirmedActionVerbs<MemberRequest>(withdrawal.send).ask}
      />
      <RequestWithdrawalScreen actor={withdrawal} />
      <MemberRequestFormScreen actor={form} />
    </>
  );
}

interface MemberRequestsScreenProps {
  readonly actor: ActorRefFrom<typeof memberRequestsMachine>;
  /** The request that is being withdrawn. */
  readonly busyId?: string | undefined;
  readonly onNew?: () => void;
  readonly onWithdraw?: (request: MemberRequest) => void;
}

const nothing = () => undefined;

/** The screen of the requests for any state of their actor. */
export function MemberRequestsScreen({
  actor,
  busyId,
  onNew = nothing,
  onWithdraw = nothing,
}: MemberRequestsScreenProps) {
  const [facts, { retry }] = useFlow(actor, memberRequestsView, memberRequestsVerbs);
  const withdraw = (id: string) => {
    const request = facts.requests.find((shown) => shown.id === id);
    if (request) onWithdraw(request);
  };
  return (
    <MemberRequests
      {...facts}
      busyId={busyId}
      toHref={(page) => `/manage/requests?page=${page}`}
      onNew={onNew}
      onWithdraw={withdraw}
      onRetry={retry}
    />
  );
}
