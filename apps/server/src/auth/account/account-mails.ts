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
        `${code} is your ${brandName} code to verify your email. It expires in 5 minutes. Do not share it with anyone.`,
        '',
        'Someone added this email to their profile. If that was not you, you can ignore this email.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} पर ईमेल सत्यापित करने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।`,
        '',
        'किसी ने यह ईमेल अपनी प्रोफ़ाइल में जोड़ा है। अगर वह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
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
        `${code} is your ${brandName} code for deleting your account. It expires in 5 minutes. Do not share it with anyone.`,
        '',
        'If you do not want to delete your account, you can ignore this email.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} खाता हटाने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।`,
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
        `${code} is your ${brandName} code to change your contact details. It expires in 5 minutes. Do not share it with anyone.`,
        '',
        'If you did not request this, someone else is logged in to your account. Choose a new password to log out all devices.',
      ].join('\n'),
    },
    hi: {
      subject: `${code} आपका ${brandName} कोड है`,
      text: [
        `${code} आपका ${brandName} की संपर्क जानकारी बदलने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।`,
        '',
        'अगर यह अनुरोध आपने नहीं किया, तो कोई और आपके खाते में लॉगिन है। नया पासवर्ड चुनें, इससे सभी डिवाइस से लॉगआउट हो जाएगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}
