import type { StaffOrder } from '@pgm/api/contract';
import type { DataColumn } from '@pgm/ui/data/data-table';
import type { I18n } from '@pgm/ui/foundations/language';
import { OrderStatusBadge } from '@pgm/ui/sales/order-status-badge';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';

/** The words of the states of a payment; English. */
export const PAYMENT_LABELS: Record<StaffOrder['payment']['status'], string> = {
  DUE: 'Pay on delivery',
  PENDING: 'Payment pending',
  PAID: 'Paid',
  CANCELLED: 'Nothing to pay',
  REFUND_DUE: 'Refund in progress',
  REFUNDED: 'Refund complete',
};

/** The columns of a list of orders. */
export const orderColumns = ({ t, formatRupees }: I18n): readonly DataColumn<StaffOrder>[] => [
  { id: 'number', header: 'Number', isShort: true, render: ({ number }) => number },
  {
    id: 'newest',
    header: 'Placed|date',
    isSortable: true,
    render: ({ placedAt }) => <DateAndTime at={placedAt} />,
  },
  { id: 'buyer', header: 'Buyer', render: ({ buyer }) => buyer.name },
  { id: 'status', header: 'Status', render: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    id: 'payment',
    header: 'Payment',
    render: ({ payment, failedRefunds: [failed] }) =>
      failed === undefined ? t(PAYMENT_LABELS[payment.status]) : t(failed.cause),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    render: ({ total, reversedTotal }) => formatRupees(total - reversedTotal),
  },
];
