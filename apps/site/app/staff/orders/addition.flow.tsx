import { NOT_WHILE_UNPAID, type StaffOrder } from '@pgm/api/contract';
import {
  orderAdditionMachine,
  orderAdditionVerbs,
  orderAdditionView,
} from '@pgm/machines/staff/order-addition';
import { withPorts } from '@pgm/machines/kit';
import { RecordDialog } from '@pgm/ui/data/record-dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button } from '@pgm/ui/primitives/button';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { AdditionFields } from '@pgm/ui/staff/addition-fields';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { toImage } from '#app/kit/catalogue-product.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import type { RowDialog, RowDialogProps } from '../kit/resource.types.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useOpenedByAddress } from '../kit/use-opened-by-address.ts';
import { FORM_LABELS } from './order-forms.ts';

/** The form with the site's implementations. */
export const siteOrderAdditionMachine = withPorts(orderAdditionMachine)({
  actors: {
    quoteAddition: fromPromise(({ input: { orderId, body }, signal }) =>
      staffClient().orders.quoteAddition(orderId, body, signal),
    ),
    addPieces: fromPromise(({ input: { orderId, body }, signal }) =>
      staffClient().orders.addPieces(orderId, body, signal),
    ),
  },
});

/** The dialog in which pieces are added to an order; `?add=` and the id open it. */
export const additionDialog: RowDialog<StaffOrder> = {
  param: 'add',
  label: FORM_LABELS.add,
  Dialog: AdditionDialog,
};

function AdditionDialog({ rows, onSaved, onNotSaved }: RowDialogProps<StaffOrder>) {
  const actor = useActorRef(siteOrderAdditionMachine);
  const [{ isOpen }, { open }] = useFlow(actor, orderAdditionView, orderAdditionVerbs);
  useOpenedByAddress(additionDialog.param, isOpen, rows, { edit: open });
  useEmitted(actor, {
    'addition.saved': () => {
      toasts.show({ kind: 'success', message: 'Saved' });
      onSaved();
    },
    'addition.notSaved': () => onNotSaved?.(false),
  });
  return <AdditionScreen actor={actor} />;
}

const UNPAID = 'Each added piece costs what this order says. The buyer gets a message with the new total.';
const PAID =
  'This order is paid, so the added pieces become another order that goes with it, at the same prices. The buyer gets a message, and has 24 hours to pay.';

/** The form for any state of its actor. */
export function AdditionScreen({ actor }: { readonly actor: ActorRefFrom<typeof orderAdditionMachine> }) {
  const [form, { change, retry, submit, close, discard, resume }] = useFlow(
    actor,
    orderAdditionView,
    orderAdditionVerbs,
  );
  const { t } = useLanguage();
  const { order } = form;
  const description = order && { description: order.number };
  if (order && !form.isPossible)
    return (
      <Dialog
        open={form.isOpen}
        title={FORM_LABELS.add}
        {...description}
        onClose={close}
        footer={
          <Button variant="secondary" onClick={close}>
            {t('Close')}
          </Button>
        }
      >
        <AlertPanel>{t(NOT_WHILE_UNPAID)}</AlertPanel>
      </Dialog>
    );
  return (
    <RecordDialog
      isOpen={form.isOpen}
      title={FORM_LABELS.add}
      {...description}
      isBusy={form.isSaving}
      canSave={form.canSave}
      alert={form.alert === undefined ? undefined : { text: form.alert }}
      onSave={submit}
      onCancel={close}
      isAskingToDiscard={form.isDiscarding}
      onDiscard={discard}
      onContinueEditing={resume}
    >
      <p>{t(form.isPaid ? PAID : UNPAID)}</p>
      <AdditionFields
        lines={form.lines.map(({ lineKey, productName, size, productImage, left, added }) => ({
          lineKey,
          name: productName,
          size,
          image: toImage(productImage ?? undefined, ''),
          left,
          added,
        }))}
        problem={form.problem}
        quote={form.quote}
        isPaid={form.isPaid}
        isQuoting={form.isQuoting}
        quoteError={form.quoteError}
        onChange={change}
        onRetry={retry}
      />
    </RecordDialog>
  );
}
