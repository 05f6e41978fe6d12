import { type orderMachine, orderVerbs, orderView } from '@pgm/machines/order';
import { ConfirmDialog } from '@pgm/ui/confirm-dialog';
import { ErrorPanel } from '@pgm/ui/error-panel';
import { useLanguage } from '@pgm/ui/language';
import { TextButton } from '@pgm/ui/link';
import { NotFound } from '@pgm/ui/not-found';
import { OrderDetails } from '@pgm/ui/order-details';
import { ReturnDialog } from '@pgm/ui/return-dialog';
import { SpinnerOverlay } from '@pgm/ui/spinner';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { pictureOf, productHref } from '#app/shared/shelf-product.ts';
import { PageTitle } from '../page-title/page-title.tsx';
import { PaymentScreen } from '../payment/payment.flow.tsx';
import { toasts } from '../toasts/toasts.ts';
import { siteOrderMachine } from './order.ts';
import { reorder } from './reorder.ts';

/** One order of a member's: what it is, where it stands, and what can still be done about it. */
export function OrderFlow({ id }: { id: string }) {
  const actor = useActorRef(siteOrderMachine(id));
  const navigate = useNavigate();
  useEffect(() => {
    const toast = actor.on('toast.show', toasts.show);
    // Some browsers open no tab so long after the press; it is our own page, so it may know who opened it.
    const invoice = actor.on('invoice.opened', ({ url }) => {
      if (open(url, '_blank') === null) location.assign(url);
    });
    return () => {
      toast.unsubscribe();
      invoice.unsubscribe();
    };
  }, [actor]);
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

/** The order in whatever state its actor is. */
export function OrderScreen({ actor, onReorder }: OrderScreenProps) {
  const { isMissing, order, error, alert, isConfirming, isCancelling, ...facts } = orderView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const { canCancel, canReturn, canPay, isOpeningInvoice, giveBack, payment } = facts;
  const { t } = useLanguage();
  const verbs = orderVerbs(actor.send);
  if (isMissing) return <NotFound links={[{ href: '/manage/orders', label: 'Orders' }]} />;
  if (error !== undefined)
    return (
      <div className="measure py-10">
        <ErrorPanel text={error} onRetry={verbs.retry} />
      </div>
    );
  if (order === undefined) return <SpinnerOverlay />;
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
        order={{
          ...order,
          canCancel,
          canReturn,
          canPay,
          items: order.items.map((item) => ({
            productId: item.productId,
            href: productHref({ id: item.productId }),
            name: item.productName,
            image: pictureOf(item.productImage ?? undefined, ''),
            price: item.price,
            quantity: item.quantity,
            points: item.points,
            lineTotal: item.lineTotal,
          })),
        }}
        alert={alert}
        isCancelling={isCancelling}
        ordersHref="/manage/orders"
        isOpeningInvoice={isOpeningInvoice}
        onCancel={verbs.cancel}
        onReturn={verbs.giveBack}
        onPay={verbs.pay}
        onOpenInvoice={verbs.openInvoice}
        onReorder={() => onReorder?.(order)}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title="Cancel this order?"
        text="Nothing is sent then, and its points go back."
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        isBusy={isCancelling}
        onConfirm={verbs.confirmCancel}
        onCancel={verbs.dismissCancel}
      />
      <ReturnDialog
        {...giveBack}
        onChange={verbs.changeReason}
        onSend={verbs.sendReturn}
        onClose={verbs.dismissReturn}
      />
    </>
  );
}
