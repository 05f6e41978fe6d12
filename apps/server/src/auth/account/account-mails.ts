import type { Language } from '@pgm/api/contract';
import type { MailText } from '../../platform/messaging/ports.ts';

/** The texts of a mail with a code, besides the purpose of the code. */
interface CodeFacts {
  readonly brandName: string;
  readonly code: string;
}

/** The mail with a code for an email address in a profile that is not proven yet. */
export function newAddressMail(language: Language, { brandName, code }: CodeFacts): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `${code} is your ${brandName} code`,
      text: [
        `${code} is your ${brandName} code to verify your email. It is good for 5 minutes. Do not tell it to anyone.`,
        '',
        'Somebody wrote this address into their profile. If that was not you, you need not do anything.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} पर ईमेल सत्यापित करने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
        '',
        'किसी ने यह ईमेल पता अपनी प्रोफ़ाइल में लिखा है। अगर वह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ].join('\n'),
    },
  };
  return mails[language];
}

/** The mail with a code for deleting an account. */
export function deletionMail(language: Language, { brandName, code }: CodeFacts): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `${code} is your ${brandName} code`,
      text: [
        `${code} is your ${brandName} code for deleting your account. It is good for 5 minutes. Do not tell it to anyone.`,
        '',
        'If you do not want to delete your account, you need not do anything.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} खाता हटाने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
        '',
        'अगर आप अपना खाता नहीं हटाना चाहते, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ].join('\n'),
    },
  };
  return mails[language];
}

/** The mail with a code for changing the email address or the mobile number of an account. */
export function contactChangeMail(language: Language, { brandName, code }: CodeFacts): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `${code} is your ${brandName} code`,
      text: [
        `${code} is your ${brandName} code to change your contact details. It is good for 5 minutes. Do not tell it to anyone.`,
        '',
        'If you do not want to change your email or phone number, somebody else is logged in to your account: choose a new password, which ends every login.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} की संपर्क जानकारी बदलने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
        '',
        'अगर आप अपना ईमेल या फ़ोन नंबर नहीं बदलना चाहते, तो कोई और आपके खाते में लॉगिन है: नया पासवर्ड चुनें, इससे हर जगह से लॉगआउट हो जाएगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}

/** The texts of a mail with a link for a new password. */
interface ResetFacts {
  readonly brandName: string;
  readonly firstName: string;
  readonly username: string;
  readonly link: string;
}

/** The mail with a link that sets a new password after the old one was forgotten. */
export function resetMail(
  language: Language,
  { brandName, firstName, username, link }: ResetFacts,
): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `A new password for ${brandName}`,
      text: [
        `Hello ${firstName},`,
        '',
        `choose a new password for the account ${username} here within an hour:`,
        link,
        '',
        'If you did not ask for this, you need not do anything: your password stays as it is.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए नया पासवर्ड`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `एक घंटे के अंदर यहाँ खाते ${username} का नया पासवर्ड सेट करें:`,
        link,
        '',
        'अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}
