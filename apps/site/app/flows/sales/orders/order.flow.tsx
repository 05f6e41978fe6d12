import { type orderMachine, orderVerbs, orderView } from '@pgm/machines/sales/order';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { useLanguage } from '@pgm/ui/foundations/language';
import { TextButton } from '@pgm/ui/primitives/text-link';
import { NotFound } from '@pgm/ui/shell/not-found';
import { CancelDialog } from '@pgm/ui/sales/cancel-dialog';
import { OrderDetails } from '@pgm/ui/sales/order-details';
import { ReturnDialog } from '@pgm/ui/sales/return-dialog';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { forgetFiles, saveFile } from '#app/kit/chosen-files.ts';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { PageTitle } from '../../shell/page-title/page-title.tsx';
import { PaymentScreen } from '../payment/payment.flow.tsx';
import { toasts } from '../../shell/toasts/toasts.ts';
import { siteOrderMachine } from './order.ts';
import { reorder } from './reorder.ts';
import { toOrderFacts } from './to-order-facts.ts';

/** One order of a member: its items, its status, and the actions that are still possible. */
export function OrderFlow({ id }: { id: string }) {
  const actor = useActorRef(siteOrderMachine(id));
  const navigate = useNavigate();
  useEmitted(actor, {
    'toast.show': toasts.show,
    'invoice.opened': ({ url }) => openDocument(url),
  });
  useEffect(() => forgetFiles, []);
  return (
    <OrderScreen
      actor={actor}
      onReorder={(order) => {
        void reorder(order).then(() => navigate('/manage/cart'));
      }}
    />
  );
}

interface OrderScreenProps {
  readonly actor: ActorRefFrom<typeof orderMachine>;
  readonly onReorder?: (order: NonNullable<ReturnType<typeof orderView>['order']>) => void;
}

/** The screen of the order for any state of its actor. */
export function OrderScreen({ actor, onReorder }: OrderScreenProps) {
  const [{ isMissing, order, error, alert, isConfirming, isCancelling, ...facts }, verbs] = useFlow(
    actor,
    orderView,
    orderVerbs,
  );
  const { canCancel, canReturn, canPay, isOpeningInvoice, cancellation, giveBack, payment } = facts;
  const { t } = useLanguage();
  if (isMissing) return <NotFound links={[{ href: '/manage/orders', label: 'Orders' }]} />;
  if (error !== undefined)
    return (
      <div className="measure py-10">
        <ErrorPanel title="The order could not be loaded" text={error} onRetry={verbs.retry} />
      </div>
    );
  if (order === undefined) return <PageSkeleton />;
  if (payment !== undefined)
    return (
      <PaymentScreen
        actor={payment}
        orderNumber={order.number}
        leave={<TextButton onClick={verbs.leavePayment}>{t('Back to the order')}</TextButton>}
      />
    );
  return (
    <>
      <PageTitle words={[order.number, t('Order details')]} />
      <OrderDetails
        order={toOrderFacts(order, { canCancel, canReturn, canPay })}
        alert={alert}
        isCancelling={isCancelling}
        ordersHref="/manage/orders"
        isOpeningInvoice={isOpeningInvoice}
        onCancel={verbs.cancel}
        onReturn={verbs.giveBack}
        onPay={verbs.pay}
        onOpenInvoice={verbs.openInvoice}
        onOpenCreditNote={verbs.openCreditNote}
        onReorder={() => onReorder?.(order)}
      />
      <CancelDialog
        {...cancellation}
        isOpen={isConfirming}
        isSending={isCancelling}
        onPiecesChange={verbs.changePieces}
        onSend={verbs.confirmCancel}
        onCancel={verbs.dismissCancel}
        onClose={verbs.leaveCancel}
      />
      <ReturnDialog
        {...giveBack}
        onChange={verbs.changeReason}
        onPiecesChange={verbs.changePieces}
        onExchangeChange={verbs.changeExchange}
        onAddPhoto={(file) => verbs.addPhoto(saveFile(file))}
        onBrokenPhoto={verbs.rejectPhoto}
        onRemovePhoto={verbs.removePhoto}
        onSend={verbs.sendReturn}
        onCancel={verbs.dismissReturn}
        onClose={verbs.leaveReturn}
      />
    </>
  );
}
