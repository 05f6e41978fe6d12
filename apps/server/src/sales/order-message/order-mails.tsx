import type { Language } from '@pgm/api/contract';
import { type OrderBill, OrderMail } from '@pgm/ui/mails/order-mail';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

/** What was ordered; amounts in paise. */
const Bill = z.object({
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int(), pricePaise: z.int() })),
  subtotalPaise: z.int(),
  deliveryPaise: z.int(),
  discountPaise: z.int(),
});

/** What a message about an order needs; amounts in paise. */
const Facts = z.object({
  orderId: z.string(),
  number: z.string(),
  firstName: z.string(),
  totalPaise: z.int(),
  /** Whether the order waits for its online payment. */
  awaitsPayment: z.boolean(),
  /** Only of a shipped order whose carrier is named. */
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  /** Absent where the carrier has no page for one parcel. */
  trackingUrl: z.string().optional(),
  /** Only of a refund. */
  refundedPaise: z.int().optional(),
  /** Only of a new order that sends another size: the number of the original order. */
  exchangedNumber: z.string().optional(),
  /** Only of an order of pieces that staff have added: the number of the order with which it goes. */
  goesWithNumber: z.string().optional(),
  /** Only of an order that was placed or got more pieces: what was ordered, how it is paid, and where it goes. */
  bill: Bill.optional(),
  paymentMethod: z.enum(['COD', 'UPI', 'CARD']).optional(),
  deliverTo: z.string().optional(),
});
export type OrderFacts = z.infer<typeof Facts>;

/** The status in an SMS, after the number of the order. */
const SMS_STATUS = {
  ORDER_PLACED: 'placed',
  ORDER_PAID: 'paid',
  ORDER_CONFIRMED: 'confirmed',
  ORDER_SHIPPED: 'on its way',
  ORDER_DELIVERED: 'delivered',
  ORDER_CANCELLED: 'cancelled',
  ORDER_ENLARGED: 'more pieces added',
  ORDER_PARTLY_CANCELLED: 'partly cancelled',
  RETURN_ACCEPTED: 'return accepted',
  RETURN_REJECTED: 'return declined',
  REFUNDED: 'money refunded',
} as const;

/** The kinds of {@link orderMessages}. */
export type OrderMessageKind = keyof typeof SMS_STATUS;

/** The messages about orders. */
export const orderMessages = {
  ORDER_PLACED: toMessage('ORDER_PLACED'),
  ORDER_PAID: toMessage('ORDER_PAID'),
  ORDER_CONFIRMED: toMessage('ORDER_CONFIRMED'),
  ORDER_SHIPPED: toMessage('ORDER_SHIPPED'),
  ORDER_DELIVERED: toMessage('ORDER_DELIVERED'),
  ORDER_CANCELLED: toMessage('ORDER_CANCELLED'),
  ORDER_ENLARGED: toMessage('ORDER_ENLARGED'),
  ORDER_PARTLY_CANCELLED: toMessage('ORDER_PARTLY_CANCELLED'),
  RETURN_ACCEPTED: toMessage('RETURN_ACCEPTED'),
  RETURN_REJECTED: toMessage('RETURN_REJECTED'),
  REFUNDED: toMessage('REFUNDED'),
};

function toMessage(kind: OrderMessageKind) {
  return defineMessage({
    kind,
    facts: Facts,
    toMail: (language, facts) => (
      <OrderMail
        kind={kind}
        firstName={facts.firstName}
        number={facts.number}
        total={facts.totalPaise / 100}
        awaitsPayment={facts.awaitsPayment}
        href={toLink(facts, language)}
        carrier={facts.carrier}
        trackingNumber={facts.trackingNumber}
        trackingHref={facts.trackingUrl}
        refunded={toRupees(facts.refundedPaise)}
        exchangedNumber={facts.exchangedNumber}
        goesWithNumber={facts.goesWithNumber}
        bill={facts.bill && toBill(facts.bill, facts.totalPaise)}
        paymentMethod={facts.paymentMethod}
        deliverTo={facts.deliverTo}
      />
    ),
    // One text for all, in which the status is a variable: each text must be registered with the operators.
    toSms: (facts) => ({
      text: `${facts.brandName}: order ${facts.number}: ${SMS_STATUS[kind]}. ${toLink(facts, 'en')}`,
      about: 'ORDER',
    }),
  });
}

function toLink({ orderId, origin }: OrderFacts & SenderFacts, language: Language): string {
  return pageAddress(origin, `/manage/orders/${orderId}`, language);
}

function toRupees(paise: number | undefined): number | undefined {
  return paise === undefined ? undefined : paise / 100;
}

function toBill(
  { lines, subtotalPaise, deliveryPaise, discountPaise }: z.infer<typeof Bill>,
  totalPaise: number,
): OrderBill {
  return {
    lines: lines.map(({ pricePaise, ...line }) => ({ ...line, price: pricePaise / 100 })),
    subtotal: subtotalPaise / 100,
    deliveryFee: deliveryPaise / 100,
    discount: discountPaise / 100,
    total: totalPaise / 100,
  };
}
