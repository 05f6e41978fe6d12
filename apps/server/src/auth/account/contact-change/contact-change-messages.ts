import { type ContactKind, type Language, UNDO_DAYS } from '@pgm/api/contract';
import type { MailText } from '../../../platform/messaging/ports.ts';

/** The facts of a message about a changed contact. */
interface ChangeFacts {
  readonly brandName: string;
  readonly changed: ContactKind;
  readonly firstName: string;
  /** Undoes the change. */
  readonly link: string;
}

/** The SMS to the old number; in English for all, as it is registered with the operators. */
export function changedMobileSms({ brandName, link }: ChangeFacts): string {
  return `The mobile number of your ${brandName} account was changed. If that was not you, undo it within ${UNDO_DAYS} days: ${link}`;
}

/** The mail to an old address, or about an old number. */
export function changedContactMail(
  language: Language,
  { brandName, changed, firstName, link }: ChangeFacts,
): MailText {
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
