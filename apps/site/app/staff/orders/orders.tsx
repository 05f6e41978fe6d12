import {
  CARRIERS,
  Carrier,
  OrderNeed,
  OrderPayment,
  PaymentMethod,
  type StaffOrder,
  listAllOrders,
  openExport,
} from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { statusWords } from '@pgm/ui/sales/order-status-badge';
import { useLocation } from 'react-router';
import { privateMeta } from '#app/kit/private-meta.ts';
import { CsvExportFlow } from '../file-opening/file-opening.flow.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { OrderBulk } from './order-bulk.tsx';
import { PAYMENT_LABELS, orderColumns } from './order-columns.tsx';

const METHOD_LABELS: Record<PaymentMethod, string> = { COD: 'Cash on delivery', UPI: 'UPI', CARD: 'Card' };

const NEED_LABELS: Record<OrderNeed, string> = {
  toConfirm: 'To confirm',
  toPack: 'To pack',
  missing: 'Pieces missing',
  toShip: 'To ship',
  returns: 'Returns',
  refundsDue: 'Refunds due',
  refundsFailed: 'Failed refunds',
};

/** The orders of all members. */
export const orders = defineResource({
  id: 'orders',
  title: 'Orders',
  empty: { title: 'No orders' },
  toName: ({ number }: StaffOrder) => number,
  toHref: ({ id }) => `/dashboard/orders/${id}`,
  columns: orderColumns,
  filters: [
    {
      id: 'needs',
      label: 'Needs action',
      options: OrderNeed.options.map((value) => ({ value, label: NEED_LABELS[value] })),
    },
    {
      id: 'status',
      label: 'Status',
      options: Object.entries(statusWords).map(([value, label]) => ({ value, label })),
    },
    {
      id: 'payment',
      label: 'Payment',
      options: OrderPayment.shape.status.options.map((value) => ({ value, label: PAYMENT_LABELS[value] })),
    },
    {
      id: 'method',
      label: 'Payment method',
      options: PaymentMethod.options.map((value) => ({ value, label: METHOD_LABELS[value] })),
    },
    {
      id: 'carrier',
      label: 'Carrier',
      options: Carrier.options.map((value) => ({ value, label: CARRIERS[value].name })),
    },
  ],
  days: [
    { id: 'from', label: 'Placed from' },
    { id: 'to', label: 'Placed until' },
  ],
  views: { filter: 'needs', count: (client, signal) => client.orders.countNeeds(signal) },
  list: (client, query, signal) => client.orders.list(toQuery(listAllOrders, query), signal),
  bulk: OrderBulk,
  actions: <OrderActions />,
});

/** The export of the orders that the address asks for, and the import of shipments. */
function OrderActions() {
  const { search } = useLocation();
  const { t } = useLanguage();
  const filter = Object.fromEntries(new URLSearchParams(search));
  return (
    <>
      <CsvExportFlow kind="orders" filter={toQuery(openExport, { filter })} />
      <ButtonLink variant="secondary" href="/dashboard/imports/shipments">
        {t('Import shipments')}
      </ButtonLink>
    </>
  );
}

export const meta = privateMeta('Orders for staff');

export default resourcePage(orders);
