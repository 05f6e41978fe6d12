import { memberRequestFormVerbs } from '@pgm/machines/members/member-request-form';
import {
  type memberRequestsMachine,
  memberRequestsVerbs,
  memberRequestsView,
} from '@pgm/machines/members/member-requests';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import { MemberRequests } from '@pgm/ui/members/member-requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { MemberRequestFormScreen, siteMemberRequestFormMachine } from './member-request-form.flow.tsx';
import { siteMemberRequestsMachine } from './member-requests.ts';

/** A member's requests: create, follow and withdraw them. The page is in the address. */
export function MemberRequestsFlow({ userId }: { userId: string }) {
  const page = useAddressPage();
  const actor = useActorRef(siteMemberRequestsMachine(userId), { input: { page } });
  const form = useActorRef(siteMemberRequestFormMachine);
  useEffect(() => memberRequestsVerbs(actor.send).openPage(page), [actor, page]);
  useEffect(() => {
    const listeners = [
      actor.on('toast.show', toasts.show),
      form.on('toast.show', toasts.show),
      form.on('request.raised', ({ request }) => memberRequestsVerbs(actor.send).raised(request)),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, form]);
  return (
    <>
      <MemberRequestsScreen actor={actor} onNew={memberRequestFormVerbs(form.send).open} />
      <MemberRequestFormScreen actor={form} />
    </>
  );
}

interface MemberRequestsScreenProps {
  readonly actor: ActorRefFrom<typeof memberRequestsMachine>;
  readonly onNew?: () => void;
}

const nothing = () => undefined;

/** The screen of the requests for any state of their actor. */
export function MemberRequestsScreen({ actor, onNew = nothing }: MemberRequestsScreenProps) {
  const [facts, verbs] = useFlow(actor, memberRequestsView, memberRequestsVerbs);
  const { isConfirming, isWithdrawing, withdrawingId, ...list } = facts;
  return (
    <>
      <MemberRequests
        {...list}
        busyId={isWithdrawing ? withdrawingId : undefined}
        toHref={(page) => `/manage/requests?page=${page}`}
        onNew={onNew}
        onWithdraw={verbs.askWithdraw}
        onRetry={verbs.retry}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title="Withdraw this request?"
        text="Nobody looks at it any more then."
        confirmLabel="Withdraw"
        cancelLabel="Keep request"
        isBusy={isWithdrawing}
        onConfirm={verbs.confirmWithdraw}
        onCancel={verbs.cancelWithdraw}
      />
    </>
  );
}
