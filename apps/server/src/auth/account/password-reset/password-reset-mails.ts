import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../../platform/messaging/page-address.ts';
import type { MailText } from '../../../platform/messaging/ports.ts';

const Facts = z.object({
  firstName: z.string(),
  username: z.string(),
  origin: z.string(),
  /** The accounts of an address that none has proven, where there are several. */
  usernames: z.array(z.string()).optional(),
  /** Whether there are more than those. */
  hasMore: z.boolean().optional(),
});

/** The message with a link that sets a new password after the old one was forgotten. */
export const passwordResetMessage = defineMessage({
  kind: 'PASSWORD_RESET',
  facts: Facts,
  toMail: resetMail,
});

function resetMail(language: Language, facts: z.infer<typeof Facts> & SenderFacts): MailText {
  if (facts.usernames) return severalAccountsMail(language, facts, facts.usernames);
  const { brandName, firstName, username, origin, token } = facts;
  const link = pageAddress(origin, `/Associate/reset-password?token=${token}`, language);
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Reset your ${brandName} password`,
      text: [
        `Hello ${firstName},`,
        '',
        `Use this link within an hour to choose a new password for the account ${username}:`,
        link,
        '',
        'If you did not ask for this, you can ignore this email. Your password will not change.',
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

/** For an address that several accounts have registered: strangers may have done so. */
function severalAccountsMail(
  language: Language,
  { brandName, hasMore, origin, token }: z.infer<typeof Facts> & SenderFacts,
  usernames: readonly string[],
): MailText {
  const link = pageAddress(origin, `/Associate/reset-password?several=1&token=${token}`, language);
  const names = [...usernames, ...(hasMore ? ['…'] : [])].join(', ');
  const mails: Record<Language, MailText> = {
    en: {
      subject: `Reset your ${brandName} password`,
      text: [
        'Hello,',
        '',
        `Several accounts use this email, and none has verified it: ${names}. Others may have registered some of them.`,
        '',
        'Use this link within an hour to choose a new password for your account. You will be asked for its username:',
        link,
        '',
        'If you did not ask for this, you can ignore this email. No password will change.',
      ].join('\n'),
    },
    hi: {
      subject: `${brandName} के लिए नया पासवर्ड`,
      text: [
        'नमस्ते,',
        '',
        `इस ईमेल पर कई खाते हैं, और किसी ने इसे सत्यापित नहीं किया है: ${names}। इनमें से कुछ किसी और ने बनाए हो सकते हैं।`,
        '',
        'एक घंटे के अंदर यहाँ अपने खाते का नया पासवर्ड सेट करें। आपसे खाते का यूज़रनेम पूछा जाएगा:',
        link,
        '',
        'अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है: कोई पासवर्ड नहीं बदलेगा।',
      ].join('\n'),
    },
  };
  return mails[language];
}
