import type { Language } from '@pgm/api/contract';
import type { MailText } from '../../platform/messaging/ports.ts';

/** The facts in a mail about a grievance. */
interface GrievanceFacts {
  readonly brandName: string;
  readonly number: string;
  /** The address of the page that shows the status of the grievance. */
  readonly link: string;
}

/**
 * The mail that acknowledges a grievance.
 * @param answerBy ISO text
 */
export function acknowledgementMail(
  language: Language,
  facts: GrievanceFacts & { readonly answerBy: string },
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

/** The mail that announces that a grievance is resolved. */
export function solutionMail(language: Language, facts: GrievanceFacts): MailText {
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

function toMail(
  language: Language,
  { subject, sentence }: NewNotification,
  { brandName, link }: GrievanceFacts,
): MailText {
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
