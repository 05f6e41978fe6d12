import type { OrderStatus, StaffOrder } from '@pgm/api/contract';
import {
  type OrderDocument,
  type staffOrderMachine,
  staffOrderVerbs,
  staffOrderView,
} from '@pgm/machines/staff/staff-order';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { NotFound } from '@pgm/ui/shell/not-found';
import { StaffOrder as StaffOrderPage } from '@pgm/ui/staff/staff-order';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { FORM_LABELS, ORDER_FORMS, type OrderForm } from './order-forms.ts';
import { toOrderFacts } from '../../flows/sales/orders/to-order-facts.ts';

/** The steps that need no form, as their buttons name them. */
const STEP_LABELS: Readonly<Partial<Record<OrderStatus, string>>> = {
  CONFIRMED: 'Confirm',
  DELIVERED: 'Mark as delivered',
};

interface StaffOrderScreenProps {
  readonly actor: ActorRefFrom<typeof staffOrderMachine>;
  /** Whether the user has the right to pay money back. Default: yes. */
  readonly mayRefund?: boolean;
  /** Opens a form of the order. */
  readonly onOpenForm?: (form: OrderForm) => void;
}

/** One order for staff, for any state of its actor. */
export function StaffOrderScreen({ actor, mayRefund = true, onOpenForm = () => {} }: StaffOrderScreenProps) {
  const [view, verbs] = useFlow(actor, staffOrderView, staffOrderVerbs);
  const { isMissing, order, error, alert, canAcceptReturn, isBusy } = view;
  const { t } = useLanguage();
  if (isMissing) return <NotFound links={[{ href: '/dashboard/orders', label: 'Orders' }]} />;
  if (error !== undefined)
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel text={error} onRetry={verbs.reload} />
      </div>
    );
  if (order === undefined) return <PageSkeleton />;
  const isReturning = order.status === 'RETURN_REQUESTED';
  const steps = isReturning ? [] : order.nextSteps.filter((step) => step in STEP_LABELS);
  const forms = ORDER_FORMS.filter(
    (form) => (form !== 'refund' || mayRefund) && isOffered(form, order, canAcceptReturn),
  );
  const [usual] = [...steps, ...forms.filter((form) => canBeNext(form, order))];
  return (
    <StaffOrderPage
      order={{
        ...toOrderFacts(order, { canCancel: false, canReturn: false, canPay: false }, '/dashboard/orders'),
        buyer: order.buyer,
        notes: order.notes,
        failedRefunds: order.failedRefunds,
      }}
      alert={alert === undefined ? undefined : { text: alert }}
      onCopyAddress={verbs.copyAddress}
      invoiceHref={toDocumentHref('invoice')}
      toCreditNoteHref={(reversalId) => toDocumentHref('creditNote', reversalId)}
      packingSlipHrefs={
        order.status === 'CANCELLED'
          ? undefined
          : { A4: toDocumentHref('packingSlip'), A6: toDocumentHref('packingSlipA6') }
      }
      isBusy={isBusy}
      onRetryRefund={mayRefund ? verbs.retryRefund : undefined}
      actions={
        <>
          {canAcceptReturn && (
            <Button size="small" disabled={isBusy} onClick={verbs.acceptReturn}>
              {t('Accept return')}
            </Button>
          )}
          {steps.map((step) => (
            <Button key={step} size="small" disabled={isBusy} onClick={() => verbs.step(step)}>
              {t(STEP_LABELS[step] ?? '')}
            </Button>
          ))}
          {forms.map((form) => (
            <Button
              key={form}
              size="small"
              variant={form === usual && !canAcceptReturn ? 'primary' : 'secondary'}
              disabled={isBusy}
              onClick={() => onOpenForm(form)}
            >
              {t(FORM_LABELS[form])}
            </Button>
          ))}
        </>
      }
    />
  );
}

/** Whether an order can wait for a form. It waits for a refund only while one is due. */
function canBeNext(form: OrderForm, order: StaffOrder): boolean {
  if (form === 'refund') return isRefundDue(order);
  return form === 'pack' || form === 'ship' || form === 'receive' || form === 'undelivered';
}

/** Whether staff still have to pay something back, or the provider has failed to. */
function isRefundDue({ refunds, failedRefunds }: StaffOrder): boolean {
  if (failedRefunds.length > 0) return true;
  return refunds.some(({ status, isByProvider }) => status === 'DUE' && !isByProvider);
}

/** Whether a form makes sense for an order as it is now. */
function isOffered(form: OrderForm, order: StaffOrder, isReturnNew: boolean): boolean {
  const { status, nextSteps, refundable } = order;
  switch (form) {
    case 'pack':
      return nextSteps.includes('PACKED');
    case 'ship':
      return nextSteps.includes('SHIPPED');
    case 'receive':
      return status === 'RETURN_REQUESTED' && !isReturnNew;
    case 'decline':
      return status === 'RETURN_REQUESTED';
    case 'undelivered':
      return status === 'SHIPPED';
    case 'address':
      return order.canChangeAddress;
    case 'add':
      return status === 'PLACED' || status === 'CONFIRMED';
    case 'note':
      return true;
    case 'shipment':
      return status === 'SHIPPED' || status === 'DELIVERED';
    case 'refund':
      return refundable > 0 || isRefundDue(order);
    case 'cancel':
      return nextSteps.includes('CANCELLED');
  }
}

/** The address at which the page of an order opens one of its documents. */
function toDocumentHref(kind: OrderDocument['kind'], reversalId?: string): string {
  return `?document=${kind}${reversalId === undefined ? '' : `&of=${reversalId}`}`;
}
