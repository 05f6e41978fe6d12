import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../../platform/messaging/message-definition.ts';
import type { MailText } from '../../../platform/messaging/ports.ts';

const Facts = z.object({ firstName: z.string(), username: z.string() });

/** The facts of a mail about a changed login. */
type NoticeFacts = z.infer<typeof Facts> & Pick<SenderFacts, 'brandName'>;

/** The message about a new password. */
export const passwordChangedMessage = defineMessage({
  kind: 'PASSWORD_CHANGED',
  facts: Facts,
  toMail: changedPasswordMail,
});

/** The message about a new app for the codes of a staff account. */
export const secondFactorChangedMessage = defineMessage({
  kind: 'SECOND_FACTOR_CHANGED',
  facts: Facts,
  toMail: changedSecondFactorMail,
});

/** The message about a new username. */
export const usernameChangedMessage = defineMessage({
  kind: 'USERNAME_CHANGED',
  facts: Facts,
  toMail: changedUsernameMail,
});

function changedPasswordMail(language: Language, { brandName, firstName, username }: NoticeFacts): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Your password for ${brandName} was changed`,
      text: [
        `Hello ${firstName},`,
        '',
        `The password of the account ${username} was changed. If that was you, you do not need to do anything.`,
        '',
        'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए आपका पासवर्ड बदला गया`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `खाते ${username} का पासवर्ड बदला गया है। अगर वह आप थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
        '',
        'अगर वह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें: लॉगिन पेज पर "पासवर्ड भूल गए?" दबाएँ। इससे सभी डिवाइस से लॉगआउट हो जाएगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}

function changedUsernameMail(language: Language, { brandName, firstName, username }: NoticeFacts): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Your username for ${brandName} was changed`,
      text: [
        `Hello ${firstName},`,
        '',
        `Your username is ${username} now: log in with it, or with your email. If that was you, you do not need to do anything.`,
        '',
        'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए आपका यूज़रनेम बदला गया`,
      text: [
        `नमस्ते ${firstName} जी,`,
        '',
        `आपका यूज़रनेम अब ${username} है: इससे या अपने ईमेल से लॉगिन करें। अगर वह आप थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
        '',
        'अगर वह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें: लॉगिन पेज पर "पासवर्ड भूल गए?" दबाएँ। इससे सभी डिवाइस से लॉगआउट हो जाएगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}

function changedSecondFactorMail(
  language: Language,
  { brandName, firstName, username }: NoticeFacts,
): MailText {
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Your ${brandName} codes now come from a new app`,
      text: [
        `Hello ${firstName},`,
        '',
        `Codes for the staff account ${username} now come from a new app. If that was you, you do not need to do anything.`,
        '',
        'If that was not you, call an admin right away: someone else knows your password.',
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
