import { ContactKind, type Language, UNDO_DAYS } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../../platform/messaging/page-address.ts';
import type { MailText } from '../../../platform/messaging/ports.ts';

const Facts = z.object({ changed: ContactKind, firstName: z.string(), origin: z.string() });

/** The facts of a message about a changed contact; its token undoes the change. */
type ChangeFacts = z.infer<typeof Facts> & SenderFacts;

/** The message to the old contact of an account. */
export const contactChangedMessage = defineMessage({
  kind: 'CONTACT_CHANGED',
  facts: Facts,
  toMail: changedContactMail,
  toSms: (facts) => ({ text: changedMobileSms(facts), about: 'CONTACT_CHANGE' }),
});

function toLink({ origin, token }: ChangeFacts, language: Language): string {
  return pageAddress(origin, `/Associate/undo-contact-change?token=${token}`, language);
}

function changedMobileSms(facts: ChangeFacts): string {
  const { brandName } = facts;
  const link = toLink(facts, 'en');
  return `The mobile number of your ${brandName} account was changed. If that was not you, undo it within ${UNDO_DAYS} days: ${link}`;
}

/** The mail to an old address, or about an old number. */
function changedContactMail(language: Language, facts: ChangeFacts): MailText {
  const { brandName, changed, firstName } = facts;
  const link = toLink(facts, language);
  const isEmail = changed === 'email';
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Your ${isEmail ? 'email' : 'mobile number'} for ${brandName} was changed`,
      text: [
        `Hello ${firstName},`,
        '',
        `The ${isEmail ? 'email' : 'mobile number'} of your account was changed. If that was you, you do not need to do anything.`,
        '',
        `If that was not you, undo it here within ${UNDO_DAYS} days. You will choose a new password and be logged out on all devices:`,
        link,
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए आपका ${isEmail ? 'ईमेल' : 'मोबाइल नंबर'} बदला गया`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `आपके खाते का ${isEmail ? 'ईमेल' : 'मोबाइल नंबर'} बदला गया है। अगर वह आप थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
        '',
        `अगर वह आप नहीं थे, तो ${UNDO_DAYS} दिनों के अंदर इसे यहाँ वापस करें। फिर आप नया पासवर्ड चुनते हैं, और हर जगह से लॉगआउट हो जाता है:`,
        link,
      ].join('\n'),
    },
  };
  return mails[language];
}
