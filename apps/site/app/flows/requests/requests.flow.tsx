import { requestFormVerbs } from '@pgm/machines/request-form';
import { type requestsMachine, requestsVerbs, requestsView } from '@pgm/machines/requests';
import { ConfirmDialog } from '@pgm/ui/confirm-dialog';
import { Requests } from '@pgm/ui/requests';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { toasts } from '../toasts/toasts.ts';
import { RequestFormScreen, siteRequestFormMachine } from './request-form.flow.tsx';
import { siteRequestsMachine } from './requests.ts';

/** A member's requests: raise one, follow it, take it back. The page is in the address. */
export function RequestsFlow({ userId }: { userId: string }) {
  const actor = useActorRef(siteRequestsMachine(userId));
  const form = useActorRef(siteRequestFormMachine);
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  useEffect(() => requestsVerbs(actor.send).openPage(page), [actor, page]);
  useEffect(() => {
    const listeners = [
      actor.on('toast.show', toasts.show),
      form.on('toast.show', toasts.show),
      form.on('request.raised', ({ request }) => requestsVerbs(actor.send).raised(request)),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, form]);
  return (
    <>
      <RequestsScreen actor={actor} onNew={requestFormVerbs(form.send).open} />
      <RequestFormScreen actor={form} />
    </>
  );
}

interface RequestsScreenProps {
  readonly actor: ActorRefFrom<typeof requestsMachine>;
  readonly onNew?: () => void;
}

const nothing = () => undefined;

/** The requests in whatever state their actor is. */
export function RequestsScreen({ actor, onNew = nothing }: RequestsScreenProps) {
  const { isConfirming, isWithdrawing, withdrawingId, ...list } = requestsView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const verbs = requestsVerbs(actor.send);
  return (
    <>
      <Requests
        {...list}
        busyId={isWithdrawing ? withdrawingId : undefined}
        hrefOf={(page) => `/manage/requests?page=${page}`}
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
