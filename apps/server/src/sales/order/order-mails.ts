import type { Language, MessageKind } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

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
});
export type OrderFacts = z.infer<typeof Facts>;

/** The words about an event of an order. */
interface EventWords {
  /** In an SMS, after the number of the order. */
  readonly sms: string;
  readonly en: (facts: OrderFacts) => OrderWords;
  readonly hi: (facts: OrderFacts) => OrderWords;
}

interface OrderWords {
  readonly subject: string;
  /** The lines between the greeting and the link. */
  readonly lines: readonly string[];
}

const PLACED: EventWords = {
  sms: 'placed',
  en: ({ number, totalPaise, awaitsPayment }) => ({
    subject: `We have received your order ${number}`,
    lines: [
      `Thank you for your order ${number} of ${toRupees(totalPaise)}.`,
      awaitsPayment
        ? 'It waits for your payment. Please pay soon, or the order is cancelled.'
        : 'We will let you know when it is confirmed.',
    ],
  }),
  hi: ({ number, totalPaise, awaitsPayment }) => ({
    subject: `आपका ऑर्डर ${number} हमें मिल गया है`,
    lines: [
      `${toRupees(totalPaise)} के आपके ऑर्डर ${number} के लिए धन्यवाद।`,
      awaitsPayment
        ? 'इसका भुगतान बाकी है। कृपया जल्द भुगतान करें, नहीं तो ऑर्डर रद्द हो जाएगा।'
        : 'ऑर्डर की पुष्टि होने पर हम आपको बताएँगे।',
    ],
  }),
};

const PAID: EventWords = {
  sms: 'paid',
  en: ({ number, totalPaise }) => ({
    subject: `We have received the payment for your order ${number}`,
    lines: [`Your payment of ${toRupees(totalPaise)} for the order ${number} has arrived. Thank you.`],
  }),
  hi: ({ number, totalPaise }) => ({
    subject: `आपके ऑर्डर ${number} का भुगतान मिल गया है`,
    lines: [`ऑर्डर ${number} के लिए ${toRupees(totalPaise)} का आपका भुगतान हमें मिल गया है। धन्यवाद।`],
  }),
};

const CONFIRMED: EventWords = {
  sms: 'confirmed',
  en: ({ number }) => ({
    subject: `Your order ${number} is confirmed`,
    lines: [`Your order ${number} is confirmed. We will let you know when it is on its way.`],
  }),
  hi: ({ number }) => ({
    subject: `आपके ऑर्डर ${number} की पुष्टि हो गई है`,
    lines: [`आपके ऑर्डर ${number} की पुष्टि हो गई है। रवाना होने पर हम आपको बताएँगे।`],
  }),
};

const SHIPPED: EventWords = {
  sms: 'on its way',
  en: ({ number, carrier, trackingNumber, trackingUrl }) => ({
    subject: `Your order ${number} is on its way`,
    lines: [
      `Your order ${number} is on its way.`,
      ...(carrier === undefined ? [] : [`Carrier: ${carrier}, tracking number: ${trackingNumber}`]),
      ...(trackingUrl === undefined ? [] : ['Track your parcel here:', trackingUrl]),
    ],
  }),
  hi: ({ number, carrier, trackingNumber, trackingUrl }) => ({
    subject: `आपका ऑर्डर ${number} रास्ते में है`,
    lines: [
      `आपका ऑर्डर ${number} रास्ते में है।`,
      ...(carrier === undefined ? [] : [`कूरियर: ${carrier}, ट्रैकिंग नंबर: ${trackingNumber}`]),
      ...(trackingUrl === undefined ? [] : ['पार्सल यहाँ ट्रैक करें:', trackingUrl]),
    ],
  }),
};

const DELIVERED: EventWords = {
  sms: 'delivered',
  en: ({ number }) => ({
    subject: `Your order ${number} was delivered`,
    lines: [`Your order ${number} was delivered. If it did not reach you, please contact us right away.`],
  }),
  hi: ({ number }) => ({
    subject: `आपका ऑर्डर ${number} डिलीवर हो गया है`,
    lines: [`आपका ऑर्डर ${number} डिलीवर हो गया है। अगर यह आपको नहीं मिला, तो कृपया तुरंत हमसे संपर्क करें।`],
  }),
};

const CANCELLED: EventWords = {
  sms: 'cancelled',
  en: ({ number }) => ({
    subject: `Your order ${number} was cancelled`,
    lines: [`Your order ${number} was cancelled. If you have paid for it, you get your money back.`],
  }),
  hi: ({ number }) => ({
    subject: `आपका ऑर्डर ${number} रद्द हो गया है`,
    lines: [`आपका ऑर्डर ${number} रद्द हो गया है। अगर आपने भुगतान किया था, तो आपके पैसे वापस मिल जाएँगे।`],
  }),
};

const PARTLY_CANCELLED: EventWords = {
  sms: 'partly cancelled',
  en: ({ number }) => ({
    subject: `Part of your order ${number} was cancelled`,
    lines: [
      `Part of your order ${number} was cancelled. If you have paid for it, you get that part of your money back.`,
    ],
  }),
  hi: ({ number }) => ({
    subject: `आपके ऑर्डर ${number} का एक हिस्सा रद्द हुआ है`,
    lines: [`आपके ऑर्डर ${number} का एक हिस्सा रद्द हुआ है। अगर आपने भुगतान किया था, तो उस हिस्से के पैसे वापस मिल जाएँगे।`],
  }),
};

const RETURN_ACCEPTED: EventWords = {
  sms: 'return accepted',
  en: ({ number }) => ({
    subject: `Your return of order ${number} was accepted`,
    lines: [`Your return of order ${number} was accepted. Please send the goods back.`],
  }),
  hi: ({ number }) => ({
    subject: `ऑर्डर ${number} की आपकी वापसी स्वीकार हो गई है`,
    lines: [`ऑर्डर ${number} की आपकी वापसी स्वीकार हो गई है। कृपया सामान वापस भेजें।`],
  }),
};

const RETURN_REJECTED: EventWords = {
  sms: 'return declined',
  en: ({ number }) => ({
    subject: `Your return of order ${number} was declined`,
    lines: [`We could not accept your return of order ${number}. The reason is on the page of the order.`],
  }),
  hi: ({ number }) => ({
    subject: `ऑर्डर ${number} की आपकी वापसी स्वीकार नहीं हुई`,
    lines: [`हम ऑर्डर ${number} की आपकी वापसी स्वीकार नहीं कर सके। कारण ऑर्डर के पेज पर है।`],
  }),
};

const REFUNDED: EventWords = {
  sms: 'money refunded',
  en: ({ number, refundedPaise }) => ({
    subject: `Your refund for order ${number}`,
    lines: [
      `We have paid ${toRupees(refundedPaise ?? 0)} back to you for order ${number}. A bank can need a few days to show it.`,
    ],
  }),
  hi: ({ number, refundedPaise }) => ({
    subject: `ऑर्डर ${number} का रिफ़ंड`,
    lines: [
      `ऑर्डर ${number} के ${toRupees(refundedPaise ?? 0)} हमने आपको वापस कर दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
    ],
  }),
};

/** The messages about orders. */
export const orderMessages = {
  ORDER_PLACED: toMessage('ORDER_PLACED', PLACED),
  ORDER_PAID: toMessage('ORDER_PAID', PAID),
  ORDER_CONFIRMED: toMessage('ORDER_CONFIRMED', CONFIRMED),
  ORDER_SHIPPED: toMessage('ORDER_SHIPPED', SHIPPED),
  ORDER_DELIVERED: toMessage('ORDER_DELIVERED', DELIVERED),
  ORDER_CANCELLED: toMessage('ORDER_CANCELLED', CANCELLED),
  ORDER_PARTLY_CANCELLED: toMessage('ORDER_PARTLY_CANCELLED', PARTLY_CANCELLED),
  RETURN_ACCEPTED: toMessage('RETURN_ACCEPTED', RETURN_ACCEPTED),
  RETURN_REJECTED: toMessage('RETURN_REJECTED', RETURN_REJECTED),
  REFUNDED: toMessage('REFUNDED', REFUNDED),
};

/** The kinds of {@link orderMessages}. */
export type OrderMessageKind = keyof typeof orderMessages;

function toMessage(kind: MessageKind, words: EventWords) {
  return defineMessage({
    kind,
    facts: Facts,
    toMail: (language, facts) => toMail(language, words[language](facts), facts),
    // One text for all, in which the status is a variable: each text must be registered with the operators.
    toSms: (facts) => ({
      text: `${facts.brandName}: order ${facts.number}: ${words.sms}. ${toLink(facts, 'en')}`,
      about: 'ORDER',
    }),
  });
}

function toMail(
  language: Language,
  { subject, lines }: OrderWords,
  facts: OrderFacts & SenderFacts,
): MailText {
  const { greeting, seeOrder } = EVERY_MAIL[language];
  const text = [
    greeting(facts.firstName),
    '',
    ...lines,
    '',
    seeOrder,
    toLink(facts, language),
    '',
    facts.brandName,
  ];
  return { subject, text: text.join('\n') };
}

function toLink({ orderId, origin }: OrderFacts & SenderFacts, language: Language): string {
  return pageAddress(origin, `/manage/orders/${orderId}`, language);
}

const EVERY_MAIL = {
  en: { greeting: (firstName: string) => `Hello ${firstName},`, seeOrder: 'See your order:' },
  hi: { greeting: (firstName: string) => `नमस्ते ${firstName} जी,`, seeOrder: 'अपना ऑर्डर देखें:' },
} as const;

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `₹1,299.00` */
function toRupees(paise: number): string {
  return RUPEES.format(paise / 100);
}
