import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { OrderMail } from './order-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/OrderMail',
  component: OrderMail,
  decorators: [mailView],
  args: {
    kind: 'ORDER_PLACED',
    firstName: 'Asha',
    number: 'PGM-000123',
    total: 1528,
    awaitsPayment: false,
    href: 'https://shop.example.in/manage/orders/123',
  },
} satisfies Meta<typeof OrderMail>;
export default meta;
type Story = StoryObj<typeof meta>;

const receipt = {
  bill: {
    lines: [
      { name: 'Forest Honey 500 g', size: '', quantity: 2, price: 1299 },
      { name: 'Handloom Cotton Kurta', size: 'M', quantity: 1, price: 349 },
    ],
    subtotal: 1648,
    deliveryFee: 49,
    discount: 169,
    total: 1528,
  },
  paymentMethod: 'COD' as const,
  deliverTo: 'Asha Mishra, 14 Lake View Road, Lucknow 226001',
};
const shipment = {
  carrier: 'Delhivery',
  trackingNumber: 'DL123456789',
  trackingHref: 'https://www.delhivery.com/track-v2/package/DL123456789',
};

export const Placed: Story = {
  args: receipt,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: t('Quantity') })).toBeVisible();
    await expect(canvas.getByRole('row', { name: `${t('Total')} ₹1,528.00` })).toBeVisible();
  },
};
export const PlacedInHindi: Story = { args: receipt, ...inHindi };
export const PlacedAsText: Story = { args: receipt, ...asText };
export const PlacedAsTextInHindi: Story = { args: receipt, ...inHindi, ...asText };

export const AwaitingPayment: Story = { args: { ...receipt, awaitsPayment: true, paymentMethod: 'UPI' } };
export const AwaitingPaymentInHindi: Story = {
  args: { ...receipt, awaitsPayment: true, paymentMethod: 'UPI' },
  ...inHindi,
};
export const AwaitingPaymentAsText: Story = {
  args: { ...receipt, awaitsPayment: true, paymentMethod: 'UPI' },
  ...asText,
};

const exchange = { exchangedNumber: 'PGM-000101', deliverTo: receipt.deliverTo };

/** Staff have accepted a return whose buyer wanted another size. */
export const Exchange: Story = {
  args: exchange,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('There is nothing to pay. We will let you know when it is confirmed.'), {
        exact: false,
      }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: t('Quantity') })).not.toBeInTheDocument();
  },
};
export const ExchangeInHindi: Story = { args: exchange, ...inHindi };
export const ExchangeAsText: Story = { args: exchange, ...asText };

const added = {
  ...receipt,
  goesWithNumber: 'PGM-000101',
  awaitsPayment: true,
  paymentMethod: 'UPI' as const,
};

/** Staff have added pieces to an order that was paid. */
export const AddedPieces: Story = {
  args: added,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PGM-000101/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: `${t('Total')} ₹1,528.00` })).toBeVisible();
  },
};
export const AddedPiecesInHindi: Story = { args: added, ...inHindi };
export const AddedPiecesAsText: Story = { args: added, ...asText };
/** To an order that was paid by an exchange, and is otherwise paid on delivery. */
export const AddedPiecesOnDelivery: Story = {
  args: { ...receipt, goesWithNumber: 'PGM-000101' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('If you did not ask for this, please contact us before the order is packed.'), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

export const Paid: Story = { args: { kind: 'ORDER_PAID' } };
export const PaidInHindi: Story = { args: { kind: 'ORDER_PAID' }, ...inHindi };
export const PaidAsText: Story = { args: { kind: 'ORDER_PAID' }, ...asText };

export const Confirmed: Story = { args: { kind: 'ORDER_CONFIRMED' } };
export const ConfirmedInHindi: Story = { args: { kind: 'ORDER_CONFIRMED' }, ...inHindi };
export const ConfirmedAsText: Story = { args: { kind: 'ORDER_CONFIRMED' }, ...asText };

export const Shipped: Story = {
  args: { kind: 'ORDER_SHIPPED', ...shipment },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Track parcel') })).toHaveAttribute(
      'href',
      shipment.trackingHref,
    );
  },
};
export const ShippedInHindi: Story = { args: { kind: 'ORDER_SHIPPED', ...shipment }, ...inHindi };
export const ShippedAsText: Story = { args: { kind: 'ORDER_SHIPPED', ...shipment }, ...asText };
export const ShippedAsTextInHindi: Story = {
  args: { kind: 'ORDER_SHIPPED', ...shipment },
  ...inHindi,
  ...asText,
};

export const Delivered: Story = { args: { kind: 'ORDER_DELIVERED' } };
export const DeliveredInHindi: Story = { args: { kind: 'ORDER_DELIVERED' }, ...inHindi };
export const DeliveredAsText: Story = { args: { kind: 'ORDER_DELIVERED' }, ...asText };

export const Cancelled: Story = { args: { kind: 'ORDER_CANCELLED' } };
export const CancelledInHindi: Story = { args: { kind: 'ORDER_CANCELLED' }, ...inHindi };
export const CancelledAsText: Story = { args: { kind: 'ORDER_CANCELLED' }, ...asText };

const enlarged = { ...receipt, kind: 'ORDER_ENLARGED' as const };

/** Staff have added pieces, as the buyer wished. */
export const Enlarged: Story = {
  args: enlarged,
  play: async ({ canvas, canvasElement }) => {
    const sentence = t(
      'As agreed with you, we have added more pieces to your order {number}. The new total is {total}.',
      { number: 'PGM-000123', total: '₹1,528.00' },
    );
    await expect(canvasElement).toHaveTextContent(sentence);
    await expect(canvas.getByRole('row', { name: `${t('Total')} ₹1,528.00` })).toBeVisible();
  },
};
export const EnlargedInHindi: Story = { args: enlarged, ...inHindi };
export const EnlargedAsText: Story = { args: enlarged, ...asText };

export const PartlyCancelled: Story = { args: { kind: 'ORDER_PARTLY_CANCELLED' } };
export const PartlyCancelledInHindi: Story = { args: { kind: 'ORDER_PARTLY_CANCELLED' }, ...inHindi };
export const PartlyCancelledAsText: Story = { args: { kind: 'ORDER_PARTLY_CANCELLED' }, ...asText };

export const ReturnAccepted: Story = { args: { kind: 'RETURN_ACCEPTED' } };
export const ReturnAcceptedInHindi: Story = { args: { kind: 'RETURN_ACCEPTED' }, ...inHindi };
export const ReturnAcceptedAsText: Story = { args: { kind: 'RETURN_ACCEPTED' }, ...asText };

export const ReturnRejected: Story = { args: { kind: 'RETURN_REJECTED' } };
export const ReturnRejectedInHindi: Story = { args: { kind: 'RETURN_REJECTED' }, ...inHindi };
export const ReturnRejectedAsText: Story = { args: { kind: 'RETURN_REJECTED' }, ...asText };

export const Refunded: Story = { args: { kind: 'REFUNDED', refunded: 1299 } };
export const RefundedInHindi: Story = { args: { kind: 'REFUNDED', refunded: 1299 }, ...inHindi };
export const RefundedAsText: Story = { args: { kind: 'REFUNDED', refunded: 1299 }, ...asText };
