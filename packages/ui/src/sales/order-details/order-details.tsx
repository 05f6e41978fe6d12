import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { OrderAmounts } from '../order-amounts/order-amounts.tsx';
import { OrderReversals } from '../order-reversals/order-reversals.tsx';
import { OrderSection } from '../order-section/order-section.tsx';
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx';
import { PostalAddress } from '../../primitives/postal-address/postal-address.tsx';
import type { OrderFacts } from './order-facts.ts';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { SameParcel } from './same-parcel.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';

export interface OrderDetailsProps {
  order: OrderFacts;
  /** Why the last action failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isCancelling: boolean;
  /** Requests the cancellation; the caller asks for confirmation. */
  onCancel: () => void;
  /** Opens the dialog where the member gives the reason for the return. */
  onReturn: () => void;
  onPay: () => void;
  /** The address of the invoice is being requested. */
  isOpeningInvoice: boolean;
  onOpenInvoice: () => void;
  /** Opens the credit note of a reversal. */
  onOpenCreditNote: (id: string) => void;
  /** Adds the same products to the cart. */
  onReorder: () => void;
  ordersHref: string;
}

/** The page of one order: its status, its products, its amounts and its address. */
export function OrderDetails({ order, alert, isCancelling, onCancel, ...rest }: OrderDetailsProps) {
  const { onReturn, onPay, isOpeningInvoice, onOpenInvoice, onOpenCreditNote, onReorder, ordersHref } = rest;
  const { t, formatDate } = useLanguage();
  const { subtotal, deliveryFee, discount, couponCode, total, reversedTotal, address, delivery } = order;
  const isOff = order.status === 'CANCELLED' || order.status === 'RETURNED';
  const points = isOff ? undefined : order.points;
  return (
    <AccountPage
      title={t('Order {number}', { number: order.number })}
      action={
        <TextLink href={ordersHref} className="flex min-h-11 items-center whitespace-nowrap">
          {t('All orders')}
        </TextLink>
      }
    >
      <FormAlert alert={alert} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-3">
        <div className="grid content-start gap-6 lg:col-span-2">
          <OrderSection
            title="Order status"
            beside={
              // Screen readers announce a change, such as a cancelled order.
              <span role="status">
                <OrderStatusBadge status={order.status} />
              </span>
            }
          >
            {isUnderWay(order.status) && (
              <p className="figures mt-2">
                {t('Arrives by {date}', { date: formatDate(delivery.expectedBy) })}
              </p>
            )}
            <SameParcel goesWith={order.goesWith} addedOrders={order.addedOrders} />
            {delivery.shipment && <ShipmentFacts shipment={delivery.shipment} />}
            <OrderTimeline timeline={order.timeline} />
            <div className="mt-5 flex flex-wrap gap-3">
              <Button variant="secondary" disabled={isCancelling} onClick={onReorder}>
                {t('Order again')}
              </Button>
              {order.hasInvoice && (
                <Button
                  variant="secondary"
                  busy={isOpeningInvoice}
                  busyText="Opening the invoice..."
                  onClick={onOpenInvoice}
                >
                  {t('Invoice')}
                </Button>
              )}
              {order.creditNotes.map((note) => (
                <Button
                  key={note.id}
                  variant="secondary"
                  busy={isOpeningInvoice}
                  busyText="Opening the credit note..."
                  onClick={() => onOpenCreditNote(note.id)}
                >
                  {t('Credit note {number}', { number: note.number })}
                </Button>
              ))}
              {order.canReturn && (
                <Button variant="quiet" onClick={onReturn}>
                  {t('Return order')}
                </Button>
              )}
              {order.canCancel && (
                <Button variant="quiet" busy={isCancelling} busyText="Cancelling..." onClick={onCancel}>
                  {t('Cancel order')}
                </Button>
              )}
            </div>
            {order.canReturn && order.returnBy !== null && (
              <p className="figures mt-3 text-note text-ink-muted">
                {t('You can return it until {date}.', { date: formatDate(order.returnBy) })}
              </p>
            )}
          </OrderSection>
          <OrderSection title="Items">
            <OrderItems items={order.items} />
          </OrderSection>
          {order.reversals.length > 0 && (
            <OrderSection title="Cancelled and returned">
              <OrderReversals reversals={order.reversals} />
            </OrderSection>
          )}
        </div>
        <div className="grid content-start gap-6">
          <OrderSection title="Summary">
            <OrderAmounts
              {...{ subtotal, deliveryFee, discount, couponCode, total, reversedTotal, points }}
            />
          </OrderSection>
          <OrderSection title="Payment">
            <PaymentFacts
              {...{ payment: order.payment, canPay: order.canPay, refunds: order.refunds, onPay }}
              exchangedOrder={order.exchangedOrder}
            />
            {order.gstin !== null && (
              <p className="figures mt-3">{t('GST number: {gstin}', { gstin: order.gstin })}</p>
            )}
          </OrderSection>
          <OrderSection title="Delivery Address">
            <p className="font-semibold wrap-anywhere">{address.name}</p>
            <PostalAddress address={address} />
            {order.courierNote !== undefined && (
              <p className="mt-3 wrap-anywhere">
                {t('For the courier: {note}', { note: order.courierNote })}
              </p>
            )}
          </OrderSection>
        </div>
      </div>
    </AccountPage>
  );
}

/** Whether the order is not delivered yet. */
function isUnderWay(status: OrderFacts['status']): boolean {
  return status === 'PLACED' || status === 'CONFIRMED' || status === 'PACKED' || status === 'SHIPPED';
}
