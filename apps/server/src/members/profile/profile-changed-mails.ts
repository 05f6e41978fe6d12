import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

const ChangedFact = z.enum(['name', 'email', 'mobile']);
type ChangedFact = z.infer<typeof ChangedFact>;

const Facts = z.object({ firstName: z.string(), changed: z.array(ChangedFact), reason: z.string() });

/** The mail to a member whose facts an administrator has changed. */
export const profileChangedMessage = defineMessage({ kind: 'PROFILE_CHANGED', facts: Facts, toMail });

const FACTS: Readonly<Record<Language, Readonly<Record<ChangedFact, string>>>> = {
  en: { name: 'your name', email: 'your email', mobile: 'your mobile number' },
  hi: { name: 'आपका नाम', email: 'आपका ईमेल', mobile: 'आपका मोबाइल नंबर' },
};

const WORDS = {
  en: {
    subject: (brand: string) => `Your ${brand} profile was changed`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    text: (facts: string) => `We have changed ${facts}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    help: 'If this is not right, please call customer care. Your profile:',
  },
  hi: {
    subject: (brand: string) => `आपकी ${brand} प्रोफ़ाइल बदली गई`,
    greeting: (firstName: string) => `नमस्ते ${firstName} जी,`,
    text: (facts: string) => `हमने ${facts} बदला है।`,
    reason: (reason: string) => `कारण: ${reason}`,
    help: 'अगर यह सही नहीं है, तो कृपया ग्राहक सेवा को कॉल करें। आपकी प्रोफ़ाइल:',
  },
} as const;

function toMail(
  language: Language,
  { brandName, firstName, changed, reason, origin }: z.infer<typeof Facts> & SenderFacts,
): MailText {
  const words = WORDS[language];
  const facts = new Intl.ListFormat(language).format(changed.map((fact) => FACTS[language][fact]));
  const text = [
    words.greeting(firstName),
    '',
    words.text(facts),
    words.reason(reason),
    '',
    words.help,
    pageAddress(origin, '/manage/profile', language),
    '',
    brandName,
  ];
  return { subject: words.subject(brandName), text: text.join('\n') };
}
