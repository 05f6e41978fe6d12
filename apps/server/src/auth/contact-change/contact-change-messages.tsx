import { ContactKind, type Language, UNDO_DAYS } from '@pgm/api/contract';
import { ContactChangedMail } from '@pgm/ui/mails/contact-changed-mail';
import * as z from 'zod';
import { type SenderFacts, defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

const Facts = z.object({ changed: ContactKind, firstName: z.string(), origin: z.string() });

/** The facts of a message about a changed contact; its token undoes the change. */
type ChangeFacts = z.infer<typeof Facts> & SenderFacts;

/** The message to the old contact of an account. */
export const contactChangedMessage = defineMessage({
  kind: 'CONTACT_CHANGED',
  facts: Facts,
  toMail: (language, facts) => (
    <ContactChangedMail
      firstName={facts.firstName}
      changed={facts.changed}
      href={toLink(facts, language)}
      days={UNDO_DAYS}
    />
  ),
  toSms: (facts) => ({ text: changedMobileSms(facts), about: 'CONTACT_CHANGE' }),
});

function toLink({ origin, token }: ChangeFacts, language: Language): string {
  return pageAddress(origin, `/Associate/undo-contact-change?token=${token}`, language);
}

function changedMobileSms(facts: ChangeFacts): string {
  const { brandName } = facts;
  const link = toLink(facts, 'en');
  return `The mobile number of your ${brandName} account was changed. If that was not you, undo it within ${UNDO_DAYS} days: ${link}`;
}
