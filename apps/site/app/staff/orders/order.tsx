import { ORDER_DOCUMENTS, staffOrderMachine, staffOrderVerbs } from '@pgm/machines/staff/staff-order';
import { withPorts } from '@pgm/machines/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useStaffRights } from '../kit/use-staff-rights.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { StaffOrderScreen } from './order.flow.tsx';

export const meta = privateMeta('Order for staff');

interface OrderRouteProps {
  readonly params: { readonly id: string };
}

/** One order for staff. */
export default function OrderRoute({ params: { id } }: OrderRouteProps) {
  return <OrderOf key={id} id={id} />;
}

function OrderOf({ id }: { readonly id: string }) {
  const machine = useMemo(() => siteStaffOrderMachine(id), [id]);
  const actor = useActorRef(machine);
  useEmitted(actor, {
    'toast.show': toasts.show,
    'document.opened': ({ url }) => openDocument(url),
  });
  const order = useSelector(actor, (snapshot) => snapshot.context.order);
  const { reload } = staffOrderVerbs(actor.send);
  const navigate = useNavigate();
  useDocumentInAddress(actor);
  const mayRefund = useStaffRights().rights.includes('money');
  return (
    <>
      <StaffOrderScreen
        actor={actor}
        mayRefund={mayRefund}
        onOpenForm={(form) => void navigate(`?${form}=${id}`, { preventScrollReset: true })}
      />
      {order && <OrderDialogs order={order} mayRefund={mayRefund} onSaved={reload} onNotSaved={reload} />}
    </>
  );
}

/** Opens the document that the address names, once the order is loaded, and removes the name from the address. */
function useDocumentInAddress(actor: ActorRefFrom<typeof staffOrderMachine>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const kind = ORDER_DOCUMENTS.find((one) => one === params.get('document'));
  const reversalId = params.get('of') ?? undefined;
  const document = useMemo(
    () => kind && { kind, ...(reversalId !== undefined && { reversalId }) },
    [kind, reversalId],
  );
  const canOpen = useSelector(
    actor,
    (snapshot) => document !== undefined && snapshot.can({ type: 'document.open', document }),
  );
  useEffect(() => {
    if (!document || !canOpen) return;
    staffOrderVerbs(actor.send).open(document);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [actor, document, canOpen, navigate, pathname]);
}

/** The machine with the site's implementations. */
export function siteStaffOrderMachine(id: string) {
  return withPorts(staffOrderMachine)({
    actors: {
      fetchOrder: fromPromise(({ signal }) => staffClient().orders.get(id, signal)),
      applyStep: fromPromise(({ input: status, signal }) =>
        staffClient().orders.step(id, { status }, signal),
      ),
      acceptReturn: fromPromise(({ signal }) => staffClient().orders.acceptReturn(id, signal)),
      copyAddress: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
      retryRefund: fromPromise(({ input: refundId, signal }) =>
        staffClient().orders.retryRefund(id, refundId, signal),
      ),
      openDocument: fromPromise(({ input: { kind, reversalId = '' }, signal }) => {
        const { orders } = staffClient();
        if (kind === 'creditNote') return orders.creditNote(id, reversalId, signal);
        if (kind === 'invoice') return orders.invoice(id, signal);
        const paper = kind === 'packingSlip' ? 'A4' : 'A6';
        return orders.packingSlips({ ids: [id], paper }, signal);
      }),
    },
  });
}
