import type { Language } from '@pgm/api/contract';
import { GrievanceMail } from '@pgm/ui/mails/grievance-mail';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

const Facts = z.object({ number: z.string(), origin: z.string() });

/** `answerBy` is ISO text. */
const RegisteredFacts = z.object({ ...Facts.shape, answerBy: z.string() });

/** The facts in a message about a grievance. */
type GrievanceFacts = z.infer<typeof Facts> & SenderFacts;

/** The message that acknowledges a grievance. */
export const grievanceRegisteredMessage = defineMessage({
  kind: 'GRIEVANCE_REGISTERED',
  facts: RegisteredFacts,
  toMail: (language, facts) => (
    <GrievanceMail
      event="registered"
      number={facts.number}
      answerBy={facts.answerBy}
      href={toLink(facts, language)}
    />
  ),
  toSms: (facts) => toSms('registered', facts),
});

/** The message that announces that a grievance is resolved. */
export const grievanceResolvedMessage = defineMessage({
  kind: 'GRIEVANCE_RESOLVED',
  facts: Facts,
  toMail: (language, facts) => (
    <GrievanceMail event="resolved" number={facts.number} href={toLink(facts, language)} />
  ),
  toSms: (facts) => toSms('resolved', facts),
});

/** The message that announces a reply of staff; its words stay in the thread. */
export const grievanceReplyMessage = defineMessage({
  kind: 'GRIEVANCE_REPLY',
  facts: Facts,
  toMail: (language, facts) => (
    <GrievanceMail event="replied" number={facts.number} href={toLink(facts, language)} />
  ),
  toSms: (facts) => toSms('updated', facts),
});

/** One text for all, because each text must be registered with the operators. */
function toSms(what: 'registered' | 'resolved' | 'updated', facts: GrievanceFacts) {
  const { brandName, number } = facts;
  const text = `${brandName}: your complaint ${number} is ${what}. Check status: ${toLink(facts, 'en')}`;
  return { text, about: undefined };
}

/** The address of the page that shows the status of a grievance. */
function toLink({ number, origin }: GrievanceFacts, language: Language): string {
  return pageAddress(origin, `/grievance/status?number=${number}`, language);
}
