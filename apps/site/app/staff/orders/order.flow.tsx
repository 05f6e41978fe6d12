import type { OrderStatus } from '@pgm/api/contract';
import { type staffOrderMachine, staffOrderVerbs, staffOrderView } from '@pgm/machines/staff/staff-order';
import { formatSizedName } from '@pgm/ui/sales/order-line';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button, ButtonLink } from '@pgm/ui/primitives/button';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { NotFound } from '@pgm/ui/shell/not-found';
import { StaffOrder as StaffOrderPage } from '@pgm/ui/staff/staff-order';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { refundsByHand } from './order-dialogs.tsx';
import { toOrderFacts } from '../../flows/sales/orders/to-order-facts.ts';

/** The steps that need no form, as their buttons name them. */
const STEP_LABELS: Readonly<Partial<Record<OrderStatus, string>>> = {
  CONFIRMED: 'Confirm',
  PACKED: 'Packed',
  SHIPPED: 'Send without tracking',
  DELIVERED: 'Delivered',
};

/** One order for staff, for any state of its actor. */
export function StaffOrderScreen({ actor }: { readonly actor: ActorRefFrom<typeof staffOrderMachine> }) {
  const [{ isMissing, order, error, alert, isBusy }, verbs] = useFlow(actor, staffOrderView, staffOrderVerbs);
  const i18n = useLanguage();
  const { t, formatNumber } = i18n;
  if (isMissing) return <NotFound links={[{ href: '/dashboard/orders', label: 'Orders' }]} />;
  if (error !== undefined)
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel text={error} onRetry={verbs.reload} />
      </div>
    );
  if (order === undefined) return <PageSkeleton />;
  const toName = (productId: string, size: string | undefined) => {
    const line = order.items.find((item) => item.productId === productId && item.size === size);
    return formatSizedName(i18n, line?.productName ?? '', size);
  };
  const toHref = (param: string, id = order.id) => `?${param}=${id}`;
  const isReturning = order.status === 'RETURN_REQUESTED';
  const steps = isReturning ? [] : order.nextSteps.filter((step) => step in STEP_LABELS);
  const byHand = refundsByHand(order);
  return (
    <StaffOrderPage
      order={{
        ...toOrderFacts(order, { canCancel: false, canReturn: false, canPay: false }),
        buyer: order.buyer,
        reversals: order.reversals.map((reversal) => ({
          ...reversal,
          pieces: reversal.items.map(
            ({ productId, size, quantity }) => `${toName(productId, size)} × ${formatNumber(quantity)}`,
          ),
        })),
      }}
      alert={alert === undefined ? undefined : { text: alert }}
      isBusy={isBusy}
      actions={
        <>
          {steps.includes('SHIPPED') && (
            <ButtonLink size="small" href={toHref('send')}>
              {t('Send with tracking')}
            </ButtonLink>
          )}
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              variant={step === 'SHIPPED' ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => verbs.step(step)}
            >
              {t(STEP_LABELS[step] ?? '')}
            </Button>
          ))}
          {isReturning && (
            <ButtonLink size="small" href={toHref('inspect')}>
              {t('Inspect the return')}
            </ButtonLink>
          )}
          {(order.status === 'SHIPPED' || order.status === 'DELIVERED') && (
            <ButtonLink size="small" variant="secondary" href={toHref('shipment')}>
              {t('Change the shipment')}
            </ButtonLink>
          )}
          {byHand.map(({ id }) => (
            <ButtonLink key={id} size="small" href={toHref('refund', id)}>
              {t('Record the refund')}
            </ButtonLink>
          ))}
          {order.nextSteps.includes('CANCELLED') && (
            <ButtonLink size="small" variant="quiet" href={toHref('cancel')}>
              {t('Cancel pieces')}
            </ButtonLink>
          )}
        </>
      }
      onOpenInvoice={() => verbs.open({ kind: 'invoice' })}
      onOpenPackingSlip={() => verbs.open({ kind: 'packingSlip' })}
      onOpenCreditNote={(reversalId) => verbs.open({ kind: 'creditNote', reversalId })}
    />
  );
}
