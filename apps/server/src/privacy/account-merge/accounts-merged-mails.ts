import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

const Facts = z.object({ firstName: z.string(), username: z.string() });

/** The mail to a person whose accounts an administrator has merged. */
export const accountsMergedMessage = defineMessage({ kind: 'ACCOUNTS_MERGED', facts: Facts, toMail });

const WORDS = {
  en: {
    subject: (brand: string) => `Your ${brand} accounts were merged`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    text: (username: string) =>
      `You had two accounts with us. We have merged them into the account @${username}, which has your orders, points and team now.`,
    login: 'Please log in again. The username and the password of the other account no longer work.',
    help: 'If this is not right, please call customer care.',
  },
  hi: {
    subject: (brand: string) => `आपके ${brand} अकाउंट मिलाए गए`,
    greeting: (firstName: string) => `नमस्ते ${firstName} जी,`,
    text: (username: string) =>
      `हमारे यहाँ आपके दो अकाउंट थे। हमने उन्हें अकाउंट @${username} में मिला दिया है; आपके ऑर्डर, पॉइंट और टीम अब इसी में हैं।`,
    login: 'कृपया फिर से लॉगिन करें। दूसरे अकाउंट का यूज़रनेम और पासवर्ड अब काम नहीं करते।',
    help: 'अगर यह सही नहीं है, तो कृपया ग्राहक सेवा को कॉल करें।',
  },
} as const;

function toMail(
  language: Language,
  { brandName, firstName, username }: z.infer<typeof Facts> & SenderFacts,
): MailText {
  const words = WORDS[language];
  const text = [
    words.greeting(firstName),
    '',
    words.text(username),
    words.login,
    '',
    words.help,
    '',
    brandName,
  ];
  return { subject: words.subject(brandName), text: text.join('\n') };
}
