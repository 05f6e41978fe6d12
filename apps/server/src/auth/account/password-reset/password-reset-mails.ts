import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../../platform/messaging/page-address.ts';
import type { MailText } from '../../../platform/messaging/ports.ts';

const Facts = z.object({ firstName: z.string(), username: z.string(), origin: z.string() });

/** The message with a link that sets a new password after the old one was forgotten. */
export const passwordResetMessage = defineMessage({
  kind: 'PASSWORD_RESET',
  facts: Facts,
  toMail: resetMail,
});

function resetMail(
  language: Language,
  { brandName, firstName, username, origin, token }: z.infer<typeof Facts> & SenderFacts,
): MailText {
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
