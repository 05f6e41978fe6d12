import type { I18n } from '../../foundations/language/language.tsx';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** What a mail says about an event of an order. */
interface OrderMailWords {
  readonly title: string;
  /** The lines between the greeting and the link. */
  readonly lines: readonly string[];
}

/** The events of an order that have a mail. */
export type OrderMailKind =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_CONFIRMED'
  | 'ORDER_SHIPPED'
  | 'ORDER_DELIVERED'
  | 'ORDER_CANCELLED'
  | 'ORDER_ENLARGED'
  | 'ORDER_PARTLY_CANCELLED'
  | 'RETURN_ACCEPTED'
  | 'RETURN_REJECTED'
  | 'REFUNDED';

/** The words about each event. */
export const ORDER_MAIL_WORDS: Readonly<
  Record<OrderMailKind, (i18n: I18n, facts: OrderMailFacts) => OrderMailWords>
> = {
  ORDER_PLACED: (i18n, facts) => {
    const { exchangedNumber, goesWithNumber } = facts;
    if (exchangedNumber !== undefined) return toExchangeWords(i18n, { ...facts, exchangedNumber });
    if (goesWithNumber !== undefined) return toAddedWords(i18n, { ...facts, goesWithNumber });
    return toPlacedWords(i18n, facts);
  },
  ORDER_PAID: ({ t, formatRupees }, { number, total }) => ({
    title: t('We have received the payment for your order {number}', { number }),
    lines: [
      t('Your payment of {total} for the order {number} has arrived. Thank you.', {
        number,
        total: formatRupees(total),
      }),
    ],
  }),
  ORDER_CONFIRMED: ({ t }, { number }) => ({
    title: t('Your order {number} is confirmed', { number }),
    lines: [t('Your order {number} is confirmed. We will let you know when it is on its way.', { number })],
  }),
  ORDER_SHIPPED: ({ t }, { number, carrier, trackingNumber = '' }) => ({
    title: t('Your order {number} is on its way', { number }),
    lines: [
      t('Your order {number} is on its way.', { number }),
      ...(carrier === undefined
        ? []
        : [t('Carrier: {carrier}, tracking number: {trackingNumber}', { carrier, trackingNumber })]),
    ],
  }),
  ORDER_DELIVERED: ({ t }, { number }) => ({
    title: t('Your order {number} was delivered', { number }),
    lines: [
      t('Your order {number} was delivered. If it did not reach you, please contact us right away.', {
        number,
      }),
    ],
  }),
  ORDER_CANCELLED: ({ t }, { number }) => ({
    title: t('Your order {number} was cancelled', { number }),
    lines: [
      t('Your order {number} was cancelled. If you have paid for it, you get your money back.', { number }),
    ],
  }),
  ORDER_ENLARGED: ({ t, formatRupees }, { number, total }) => ({
    title: t('Your order {number} has more pieces now', { number }),
    lines: [
      t('As agreed with you, we have added more pieces to your order {number}. The new total is {total}.', {
        number,
        total: formatRupees(total),
      }),
      t('If you did not ask for this, please contact us before the order is packed.'),
    ],
  }),
  ORDER_PARTLY_CANCELLED: ({ t }, { number }) => ({
    title: t('Part of your order {number} was cancelled', { number }),
    lines: [
      t(
        'Part of your order {number} was cancelled. If you have paid for it, you get that part of your money back.',
        { number },
      ),
    ],
  }),
  RETURN_ACCEPTED: ({ t }, { number }) => ({
    title: t('Your return of order {number} was accepted', { number }),
    lines: [t('Your return of order {number} was accepted. Please send the goods back.', { number })],
  }),
  RETURN_REJECTED: ({ t }, { number }) => ({
    title: t('Your return of order {number} was declined', { number }),
    lines: [
      t('We could not accept your return of order {number}. The reason is on the page of the order.', {
        number,
      }),
    ],
  }),
  REFUNDED: ({ t, formatRupees }, { number, refunded = 0 }) => ({
    title: t('Your refund for order {number}', { number }),
    lines: [
      t('We have paid {amount} back to you for order {number}. A bank can need a few days to show it.', {
        number,
        amount: formatRupees(refunded),
      }),
    ],
  }),
};

function toPlacedWords(
  { t, formatRupees }: I18n,
  { number, total, awaitsPayment }: OrderMailFacts,
): OrderMailWords {
  return {
    title: t('We have received your order {number}', { number }),
    lines: [
      t('Thank you for your order {number} of {total}.', { number, total: formatRupees(total) }),
      awaitsPayment
        ? t('It waits for your payment. Please pay soon, or the order is cancelled.')
        : t('We will let you know when it is confirmed.'),
    ],
  };
}

/** Staff have placed an order of pieces that the buyer asked for after paying another one. */
function toAddedWords(
  { t, formatRupees }: I18n,
  { number, goesWithNumber, total, awaitsPayment }: OrderMailFacts & { readonly goesWithNumber: string },
): OrderMailWords {
  return {
    title: t('The pieces that you asked for are order {number}', { number }),
    lines: [
      t(
        'As agreed with you, we have placed the order {number} of {total}. It goes with your order {original}.',
        {
          number,
          total: formatRupees(total),
          original: goesWithNumber,
        },
      ),
      awaitsPayment
        ? t(
            'Please pay within 24 hours, or it is cancelled. If you did not ask for this, you need not do anything.',
          )
        : t('If you did not ask for this, please contact us before the order is packed.'),
    ],
  };
}

/** A new order that sends another size was placed by staff, not by the buyer. */
function toExchangeWords(
  { t }: I18n,
  { number, exchangedNumber }: OrderMailFacts & { readonly exchangedNumber: string },
): OrderMailWords {
  return {
    title: t('Your exchange is order {number}', { number }),
    lines: [
      t(
        'We have received your return of order {original}. The other size comes with the new order {number}.',
        { number, original: exchangedNumber },
      ),
      t('There is nothing to pay. We will let you know when it is confirmed.'),
    ],
  };
}
