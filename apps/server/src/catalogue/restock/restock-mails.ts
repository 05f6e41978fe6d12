import type { Language } from '@pgm/api/contract';
import type { MailText } from '../../platform/messaging/ports.ts';

/** The facts of a mail about a product that is back. */
interface RestockFacts {
  readonly brandName: string;
  readonly firstName: string;
  readonly productName: string;
  /** The address of the product's page. */
  readonly link: string;
}

/** The mail to a member who wanted to know when a product is back. */
export function restockMail(
  language: Language,
  { brandName, firstName, productName, link }: RestockFacts,
): MailText {
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
