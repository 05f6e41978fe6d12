import type { Language } from '@pgm/api/contract';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { MailText } from '../../platform/messaging/ports.ts';

const Facts = z.object({ number: z.string(), origin: z.string() });

/** `answerBy` is ISO text. */
const RegisteredFacts = z.object({ ...Facts.shape, answerBy: z.string() });

/** The facts in a message about a grievance. */
type GrievanceFacts = z.infer<typeof Facts> & SenderFacts;

/** The message that acknowledges a grievance. */
export const grievanceRegisteredMessage = defineMessage({
  kind: 'GRIEVANCE_REGISTERED',
  facts: RegisteredFacts,
  toMail: acknowledgementMail,
  toSms: (facts) => toSms('registered', facts),
});

/** The message that announces that a grievance is resolved. */
export const grievanceResolvedMessage = defineMessage({
  kind: 'GRIEVANCE_RESOLVED',
  facts: Facts,
  toMail: solutionMail,
  toSms: (facts) => toSms('resolved', facts),
});

/** One text for both, because each text must be registered with the operators. */
function toSms(what: 'registered' | 'resolved', facts: GrievanceFacts) {
  const { brandName, number } = facts;
  const text = `${brandName}: your complaint ${number} is ${what}. Check status: ${toLink(facts, 'en')}`;
  return { text, about: undefined };
}

/** The address of the page that shows the status of a grievance. */
function toLink({ number, origin }: GrievanceFacts, language: Language): string {
  return pageAddress(origin, `/grievance/status?number=${number}`, language);
}

function acknowledgementMail(
  language: Language,
  facts: GrievanceFacts & z.infer<typeof RegisteredFacts>,
): MailText {
  const { number, answerBy } = facts;
  const day = DAYS[language].format(new Date(answerBy));
  const notification: Record<Language, NewNotification> = {
    en: {
      subject: `Your complaint ${number} is registered`,
      sentence: `We have received your complaint ${number}. You will hear from us by ${day}.`,
    },
    hi: {
      subject: `आपकी शिकायत ${number} दर्ज हो गई है`,
      sentence: `आपकी शिकायत ${number} हमें मिल गई है। ${day} तक आपको हमारा जवाब मिल जाएगा।`,
    },
  };
  return toMail(language, notification[language], facts);
}

function solutionMail(language: Language, facts: GrievanceFacts): MailText {
  const { number } = facts;
  const notification: Record<Language, NewNotification> = {
    en: {
      subject: `Your complaint ${number} is resolved`,
      sentence: `Your complaint ${number} is resolved. If you are not satisfied, you can reopen it.`,
    },
    hi: {
      subject: `आपकी शिकायत ${number} का समाधान हो गया है`,
      sentence: `आपकी शिकायत ${number} का समाधान हो गया है। अगर आप संतुष्ट नहीं हैं, तो इसे फिर से खोल सकते हैं।`,
    },
  };
  return toMail(language, notification[language], facts);
}

/** The subject and the sentence of a mail. */
interface NewNotification {
  readonly subject: string;
  readonly sentence: string;
}

function toMail(language: Language, { subject, sentence }: NewNotification, facts: GrievanceFacts): MailText {
  const { brandName } = facts;
  const link = toLink(facts, language);
  const { howItStands, nothingToDo } = EVERY_MAIL[language];
  return { subject, text: [sentence, '', howItStands, link, '', nothingToDo, '', brandName].join('\n') };
}

const EVERY_MAIL: Readonly<Record<Language, { readonly howItStands: string; readonly nothingToDo: string }>> =
  {
    en: {
      howItStands: 'Check the status with this number and your mobile number:',
      nothingToDo: 'If you did not write to us, you can ignore this email.',
    },
    hi: {
      howItStands: 'इस संख्या और अपने मोबाइल नंबर से यहाँ स्थिति देखें:',
      nothingToDo: 'अगर आपने हमें नहीं लिखा था, तो आपको कुछ करने की ज़रूरत नहीं है।',
    },
  };

/** Formats a day as on the site, in Indian time. */
const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: dayIn('en-IN-u-nu-latn'),
  hi: dayIn('hi-IN-u-nu-latn'),
};

function dayIn(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}
