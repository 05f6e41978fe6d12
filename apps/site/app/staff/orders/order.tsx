import { staffOrderMachine, staffOrderVerbs } from '@pgm/machines/staff/staff-order';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { toasts } from '../../flows/company/toasts/toasts.ts';
import { staffClient } from '../kit/staff-client.ts';
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
  useEffect(() => {
    const toast = actor.on('toast.show', toasts.show);
    // Some browsers open no tab so long after the press.
    const document = actor.on('document.opened', ({ url }) => {
      if (open(url, '_blank') === null) location.assign(url);
    });
    return () => {
      toast.unsubscribe();
      document.unsubscribe();
    };
  }, [actor]);
  const order = useSelector(actor, (snapshot) => snapshot.context.order);
  const { reload } = staffOrderVerbs(actor.send);
  return (
    <>
      <StaffOrderScreen actor={actor} />
      {order && <OrderDialogs order={order} onSaved={reload} />}
    </>
  );
}

/** The machine with the site's implementations. */
export function siteStaffOrderMachine(id: string) {
  return staffOrderMachine.provide({
    actors: {
      fetchOrder: fromPromise(({ signal }) => staffClient().orders.get(id, signal)),
      applyStep: fromPromise(({ input: status, signal }) =>
        staffClient().orders.step(id, { status }, signal),
      ),
      openDocument: fromPromise(({ input: { kind, reversalId = '' }, signal }) => {
        const { orders } = staffClient();
        if (kind === 'creditNote') return orders.creditNote(id, reversalId, signal);
        return kind === 'invoice' ? orders.invoice(id, signal) : orders.packingSlip(id, signal);
      }),
    },
  });
}
