import { type OrderSteps, type PackingSlips, type Result, ok } from '@pgm/api/contract';
import { createConfirmedAction, confirmedActionVerbs, withPorts } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { ConfirmationScreen } from '#app/kit/confirmation-screen.tsx';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { FileButtonFlow } from '../file-opening/file-opening.flow.tsx';
import { staffClient } from '../kit/staff-client.ts';

const STEPS = [
  { status: 'CONFIRMED', label: 'Confirm' },
  { status: 'PACKED', label: 'Pack' },
  { status: 'SHIPPED', label: 'Ship' },
  { status: 'DELIVERED', label: 'Mark as delivered' },
] as const satisfies readonly { status: OrderSteps['status']; label: string }[];

const PAPERS = [
  { paper: 'A4', label: 'Packing slips (A4)' },
  { paper: 'A6', label: 'Packing slips (A6)' },
] as const satisfies readonly { paper: PackingSlips['paper']; label: string }[];

/** Moves several orders; it is confirmed first. */
export const siteOrderBulkMachine = withPorts(
  createConfirmedAction<OrderSteps>({ id: 'order-bulk', doneMessage: 'Saved' }),
)({
  actors: {
    runAction: fromPromise<Result<unknown>, { subject: OrderSteps }>(
      async ({ input: { subject }, signal }) => {
        const result = await staffClient().orders.stepAll(subject, signal);
        if (!result.ok) return result;
        for (const number of result.value.rejected)
          toasts.show({ kind: 'error', message: `Order ${number} could not take this step.` });
        return ok({});
      },
    ),
  },
});

/** Moves the selected orders one step, or prints their packing slips. */
export function OrderBulk({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const actor = useActorRef(siteOrderBulkMachine);
  const { t } = useLanguage();
  const { ask } = confirmedActionVerbs<OrderSteps>(actor.send);

  useEmitted(actor, { 'toast.show': toasts.show, 'action.done': onDone });

  return (
    <>
      {STEPS.map(({ status, label }) => (
        <Button key={status} size="small" variant="secondary" onClick={() => ask({ ids: [...ids], status })}>
          {t(label)}
        </Button>
      ))}
      {PAPERS.map(({ paper, label }) => (
        <FileButtonFlow
          key={paper}
          size="small"
          label={label}
          file={{ type: 'packingSlips', slips: { ids: [...ids], paper } }}
        />
      ))}
      <OrderBulkScreen actor={actor} />
    </>
  );
}

/** The question for any state of its actor. */
export function OrderBulkScreen({ actor }: { readonly actor: ActorRefFrom<typeof siteOrderBulkMachine> }) {
  return (
    <ConfirmationScreen
      actor={actor}
      title="Move the selected orders?"
      text="Their buyers are notified. Orders that cannot take this step stay as they are."
      confirmLabel="Move orders"
    />
  );
}
