import { type Language, StaffNoticeKind } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

/** What a mail says of one notice. */
const Notice = z.object({
  kind: StaffNoticeKind,
  /** Empty where the record has none, or where it names a person. */
  name: z.string(),
  quantity: z.nullable(z.int()),
});
type MailedNotice = z.infer<typeof Notice>;

const Facts = z.object({
  firstName: z.string(),
  /** The first ones. */
  notices: z.array(Notice),
  /** How many there are. */
  count: z.int(),
});

/** The mail to a staff member about the notices since the last one. */
export const staffNoticesMessage = defineMessage({ kind: 'STAFF_NOTICES', facts: Facts, toMail });

type Sentence = (notice: MailedNotice) => string;

const SENTENCES: Readonly<Record<Language, Readonly<Record<StaffNoticeKind, Sentence>>>> = {
  en: {
    NEW_ORDER: ({ name }) => `New order ${name}`,
    RETURN_REQUESTED: ({ name }) => `Return requested for order ${name}`,
    REFUND_FAILED: ({ name }) => `A refund for order ${name} failed. Pay it by hand.`,
    LOW_STOCK: ({ name, quantity }) =>
      quantity === 0 ? `Sold out: ${name}` : `Low stock: ${quantity} left of ${name}`,
    NEW_REVIEW: ({ name }) => `New review of ${name}`,
    NEW_PRODUCT_QUESTION: ({ name }) => `New question about ${name}`,
    NEW_LEAD: () => 'New lead',
    NEW_GRIEVANCE: ({ name }) => `New complaint ${name}`,
    GRIEVANCE_REOPENED: ({ name }) => `Complaint ${name} was reopened`,
    GRIEVANCE_REPLY: ({ name }) => `New reply to complaint ${name}`,
    GRIEVANCE_DUE: ({ name }) => `Complaint ${name} must be resolved soon`,
    GRIEVANCE_OVERDUE: ({ name }) => `Complaint ${name} is overdue`,
    NEW_REQUEST: () => 'New member request',
    AGREEMENT_WITHDRAWN: () => 'A member has withdrawn from the agreement.',
    CERTIFICATE_ENDS: ({ name, quantity }) =>
      quantity === null
        ? `${name}: has ended, so visitors do not see it`
        : `${name}: ends within ${quantity} days`,
  },
  hi: {
    NEW_ORDER: ({ name }) => `नया ऑर्डर ${name}`,
    RETURN_REQUESTED: ({ name }) => `ऑर्डर ${name} की वापसी का अनुरोध`,
    REFUND_FAILED: ({ name }) => `ऑर्डर ${name} का रिफ़ंड नहीं हो सका। पैसे खुद लौटाएँ।`,
    LOW_STOCK: ({ name, quantity }) =>
      quantity === 0 ? `स्टॉक खत्म: ${name}` : `स्टॉक कम: ${name} के ${quantity} बचे हैं`,
    NEW_REVIEW: ({ name }) => `${name} की नई समीक्षा`,
    NEW_PRODUCT_QUESTION: ({ name }) => `${name} के बारे में नया सवाल`,
    NEW_LEAD: () => 'नया संपर्क',
    NEW_GRIEVANCE: ({ name }) => `नई शिकायत ${name}`,
    GRIEVANCE_REOPENED: ({ name }) => `शिकायत ${name} फिर से खोली गई`,
    GRIEVANCE_REPLY: ({ name }) => `शिकायत ${name} में नया जवाब`,
    GRIEVANCE_DUE: ({ name }) => `शिकायत ${name} का जल्द समाधान करना है`,
    GRIEVANCE_OVERDUE: ({ name }) => `शिकायत ${name} का समय निकल गया है`,
    NEW_REQUEST: () => 'सदस्य का नया अनुरोध',
    AGREEMENT_WITHDRAWN: () => 'एक सदस्य अनुबंध से हट गया है।',
    CERTIFICATE_ENDS: ({ name, quantity }) =>
      quantity === null
        ? `${name}: समाप्त हो गया है, इसलिए आगंतुकों को नहीं दिखता`
        : `${name}: ${quantity} दिन के अंदर समाप्त होगा`,
  },
};

const EVERY_MAIL = {
  en: {
    greeting: (firstName: string) => `Hello ${firstName},`,
    many: (count: number) => `${count} new notices`,
    more: (count: number) => `and ${count} more`,
    seeAll: 'See them in the staff area:',
    choose: 'You can choose your emails here:',
  },
  hi: {
    greeting: (firstName: string) => `नमस्ते ${firstName} जी,`,
    many: (count: number) => `${count} नई सूचनाएँ`,
    more: (count: number) => `और ${count} अन्य`,
    seeAll: 'स्टाफ़ क्षेत्र में देखें:',
    choose: 'अपने ईमेल यहाँ चुनें:',
  },
} as const;

function toMail(
  language: Language,
  { brandName, firstName, notices, count, origin }: z.infer<typeof Facts> & SenderFacts,
): MailText {
  const { greeting, many, more, seeAll, choose } = EVERY_MAIL[language];
  const sentences = notices.map((notice) => SENTENCES[language][notice.kind](notice));
  const [only = ''] = sentences;
  const text = [
    greeting(firstName),
    '',
    ...sentences,
    ...(count > sentences.length ? [more(count - sentences.length)] : []),
    '',
    seeAll,
    pageAddress(origin, '/dashboard/notices', language),
    '',
    choose,
    pageAddress(origin, '/dashboard/notice-settings', language),
    '',
    brandName,
  ];
  return { subject: count === 1 ? only : many(count), text: text.join('\n') };
}
