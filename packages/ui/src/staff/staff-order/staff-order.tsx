import { useEffect, useRef, type ReactNode } from 'react';
import { dialled } from '../../foundations/dialled.ts';
import { focusHeading } from '../../foundations/focus-heading.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PostalAddress } from '../../primitives/postal-address/postal-address.tsx';
import { OrderAmounts } from '../../sales/order-amounts/order-amounts.tsx';
import type { OrderFacts } from '../../sales/order-details/order-facts.ts';
import { OrderItems } from '../../sales/order-details/order-items.tsx';
import { OrderTimeline } from '../../sales/order-details/order-timeline.tsx';
import { PaymentFacts } from '../../sales/order-details/payment-facts.tsx';
import { SameParcel } from '../../sales/order-details/same-parcel.tsx';
import { ShipmentFacts } from '../../sales/order-details/shipment-facts.tsx';
import { OrderReversals } from '../../sales/order-reversals/order-reversals.tsx';
import { OrderSection } from '../../sales/order-section/order-section.tsx';
import { OrderStatusBadge } from '../../sales/order-status-badge/order-status-badge.tsx';
import { AddressActions } from './address-actions.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { FailedRefunds } from './failed-refunds.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';

export interface StaffOrderProps {
  order: OrderFacts & {
    buyer: { name: string; mobile: string | null; email: string | null };
    /** What staff noted, the oldest first. */
    notes: readonly { id: string; text: string; by: string; at: string }[];
    /** The refunds that the provider did not pay, with the cause in English. */
    failedRefunds: readonly { id: string; amount: number; cause: string; at: string }[];
  };
  /** Why the last step failed, in English. */
  alert: FormAlertWords | undefined;
  /** A request is under way. */
  isBusy: boolean;
  /** Asks the provider again for a refund that failed; undefined for a user who may not pay money back. */
  onRetryRefund: ((id: string) => void) | undefined;
  /** The next steps and forms as buttons, the usual one first. */
  actions: ReactNode;
  /** Copies the delivery address. */
  onCopyAddress: () => void;
  /** The address that opens the invoice. */
  invoiceHref: string;
  /** The address that opens the credit note of a reversal. */
  toCreditNoteHref: (reversalId: string) => string;
  /** The addresses that open the packing slip by paper; undefined when nothing is sent. */
  packingSlipHrefs: Readonly<Record<'A4' | 'A6', string>> | undefined;
}

/** One order for staff: buyer, items, history, money, and what can be done next. */
export function StaffOrder({
  order,
  alert,
  isBusy,
  onRetryRefund,
  actions,
  onCopyAddress,
  invoiceHref,
  toCreditNoteHref,
  packingSlipHrefs,
}: StaffOrderProps) {
  const { t } = useLanguage();
  const { subtotal, deliveryFee, discount, couponCode, total, reversedTotal, points, delivery } = order;
  const { buyer, address } = order;
  useFocusAfterRequest(isBusy);
  return (
    <StaffPage
      title={t('Order {number}', { number: order.number })}
      actions={
        <>
          {packingSlipHrefs && (
            <>
              <ButtonLink size="small" variant="secondary" href={packingSlipHrefs.A4}>
                {t('Packing slip')}
              </ButtonLink>
              <ButtonLink size="small" variant="secondary" href={packingSlipHrefs.A6}>
                {t('Packing slip (A6)')}
              </ButtonLink>
            </>
          )}
          {order.hasInvoice && (
            <ButtonLink size="small" variant="secondary" href={invoiceHref}>
              {t('Invoice')}
            </ButtonLink>
          )}
        </>
      }
    >
      <FormAlert alert={alert} />
      <div className="grid gap-4 lg:grid-cols-3">
        <div className="grid content-start gap-4 lg:col-span-2">
          <OrderSection
            title="Order status"
            beside={
              <span role="status">
                <OrderStatusBadge status={order.status} />
              </span>
            }
          >
            <div className="mt-3 flex flex-wrap gap-2">{actions}</div>
            <SameParcel goesWith={order.goesWith} addedOrders={order.addedOrders} />
            {delivery.shipment && <ShipmentFacts shipment={delivery.shipment} />}
            <OrderTimeline timeline={order.timeline} reader="staff" />
          </OrderSection>
          <OrderSection title="Items">
            <OrderItems items={order.items} />
          </OrderSection>
          {order.reversals.length > 0 && (
            <OrderSection title="Cancelled and returned">
              <OrderReversals reversals={order.reversals} toCreditNoteHref={toCreditNoteHref} />
            </OrderSection>
          )}
        </div>
        <div className="grid content-start gap-4">
          {order.failedRefunds.length > 0 && (
            <FailedRefunds refunds={order.failedRefunds} isBusy={isBusy} onRetry={onRetryRefund} />
          )}
          {order.notes.length > 0 && (
            <OrderSection title="Staff notes">
              <ul className="grid gap-3">
                {order.notes.map(({ id: noteId, text, by, at }) => (
                  <li key={noteId}>
                    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                    <p className="text-note text-ink-muted">
                      {by}, <DateAndTime at={at} />
                    </p>
                  </li>
                ))}
              </ul>
            </OrderSection>
          )}
          <OrderSection title="Buyer">
            <p className="font-semibold wrap-anywhere">{buyer.name}</p>
            {buyer.mobile !== null && (
              <p>
                <a href={`tel:+91${buyer.mobile}`}>{dialled(buyer.mobile)}</a>
              </p>
            )}
            {buyer.email !== null && <p className="wrap-anywhere">{buyer.email}</p>}
          </OrderSection>
          <OrderSection title="Delivery Address">
            <p className="font-semibold wrap-anywhere">{address.name}</p>
            <PostalAddress address={address} />
            {order.courierNote !== undefined && (
              <p className="mt-3 wrap-anywhere">
                {t('For the courier: {note}', { note: order.courierNote })}
              </p>
            )}
            <AddressActions address={address} onCopy={onCopyAddress} />
          </OrderSection>
          <OrderSection title="Summary">
            <OrderAmounts
              {...{ subtotal, deliveryFee, discount, couponCode, total, reversedTotal, points }}
              reader="staff"
            />
          </OrderSection>
          <OrderSection title="Payment">
            <PaymentFacts
              payment={order.payment}
              refunds={order.refunds}
              exchangedOrder={order.exchangedOrder}
              canPay={false}
              onPay={() => undefined}
            />
            {order.gstin !== null && (
              <p className="figures mt-3">{t('GST number: {gstin}', { gstin: order.gstin })}</p>
            )}
          </OrderSection>
        </div>
      </div>
    </StaffPage>
  );
}

/** A request disables the button that sent it, and often the button goes away: the focus moves to the heading then. */
function useFocusAfterRequest(isBusy: boolean) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusHeading();
    wasBusy.current = isBusy;
  }, [isBusy]);
}
