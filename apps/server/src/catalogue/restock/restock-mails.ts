import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

const Facts = z.object({ firstName: z.string(), productId: z.string(), productName: z.string() });

/** The message to a member who wanted to know when a product is back. */
export const restockMessage = defineMessage({ kind: 'BACK_IN_STOCK', facts: Facts, toMail: restockMail });

function restockMail(
  language: Language,
  { brandName, firstName, origin, productId, productName }: z.infer<typeof Facts> & SenderFacts,
): MailText {
  const link = pageAddress(origin, `/product-details-page/${productId}`, language);
  const mails: Record<Language, MailText> = {
    en: {
      subject: `${productName} is back in stock`,
      text: [
        `Hello ${firstName},`,
        '',
        `${productName} is back in stock. You can order it here:`,
        link,
        '',
        'You asked us to let you know. This is the only email about it.',
        '',
        brandName,
      ].join('\n'),
    },
    hi: {
      subject: `${productName} फिर से स्टॉक में है`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `${productName} फिर से स्टॉक में है। इसे यहाँ ऑर्डर करें:`,
        link,
        '',
        'आपने हमसे यह सूचना माँगी थी। इसके बारे में यह इकलौता ईमेल है।',
        '',
        brandName,
      ].join('\n'),
    },
  };
  return mails[language];
}
