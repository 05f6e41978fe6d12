import type { Language } from '@pgm/api/contract';
import type { MailText } from '../../../platform/messaging/ports.ts';

/** The facts of a mail about a changed login. */
interface NoticeFacts {
  readonly brandName: string;
  readonly firstName: string;
  readonly username: string;
}

/** The mail about a new password. */
export function changedPasswordMail(
  language: Language,
  { brandName, firstName, username }: NoticeFacts,
): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Your password for ${brandName} was changed`,
      text: [
        `Hello ${firstName},`,
        '',
        `the password of the account ${username} was changed. If that was you, you need not do anything.`,
        '',
        'If that was not you, choose a new password at once: on the login page, with "Forgot your password?". It ends every login.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए आपका पासवर्ड बदला गया`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `खाते ${username} का पासवर्ड बदला गया है। अगर वह आप थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
        '',
        'अगर वह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें: लॉगिन पेज पर "पासवर्ड भूल गए?" से। इससे हर जगह से लॉगआउट हो जाएगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}

/** The mail about a new app for the codes of a staff account. */
export function changedSecondFactorMail(
  language: Language,
  { brandName, firstName, username }: NoticeFacts,
): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `A new app makes your codes for ${brandName}`,
      text: [
        `Hello ${firstName},`,
        '',
        `the codes of the staff account ${username} come from a new app. If that was you, you need not do anything.`,
        '',
        'If that was not you, call an admin at once: somebody else knows your password.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए आपके कोड अब नए ऐप से आते हैं`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `स्टाफ़ खाते ${username} के कोड अब नए ऐप से आते हैं। अगर वह आप थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
        '',
        'अगर वह आप नहीं थे, तो तुरंत किसी एडमिन को बताएँ: किसी और को आपका पासवर्ड मालूम है।',
      ].join('\n'),
    },
  };
  return mails[language];
}
