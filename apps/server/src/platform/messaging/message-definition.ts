import type { Language, MessageKind } from '@pgm/api/contract';
import * as z from 'zod';
import type { MailContent, SmsAbout } from './ports.ts';

/** What the words of every message can use. */
export interface SenderFacts {
  readonly brandName: string;
  /** Where visitors reach the site. */
  readonly origin: string;
  /** The token of the link in the message; empty without one. */
  readonly token: string;
}

/** An SMS, and what it is about. */
export interface SmsText {
  readonly text: string;
  readonly about: SmsAbout | undefined;
}

/** The words of a message, by its channel. */
type MessageText =
  | { readonly channel: 'email'; readonly mail: MailContent }
  | { readonly channel: 'sms'; readonly sms: SmsText };

/** What the queue needs to write a message: its language and its stored facts become its words. */
interface MessageWriter {
  readonly write: (
    channel: MessageText['channel'],
    language: Language,
    facts: unknown,
    sender: SenderFacts,
  ) => MessageText;
}

/** A kind of message with the facts that its words need. */
export interface MessageDefinition<Facts extends object> extends MessageWriter {
  readonly kind: MessageKind;
  readonly facts: z.ZodType<Facts>;
}

/** The writers of all kinds. */
export type MessageWriters = Readonly<Record<MessageKind, MessageWriter>>;

/** Declares a kind of message. The facts are stored with the message; they replace those of the sender of the same name. */
export function defineMessage<Facts extends object>({
  kind,
  facts: shape,
  toMail,
  toSms,
}: {
  readonly kind: MessageKind;
  readonly facts: z.ZodType<Facts>;
  /** A template of `@pgm/ui/mails` with its facts, or words in the language. */
  readonly toMail: (language: Language, facts: SenderFacts & Facts) => MailContent;
  /** In English for all, as each text is registered with the operators. Default: there is no SMS of this kind. */
  readonly toSms?: (facts: SenderFacts & Facts) => SmsText;
}): MessageDefinition<Facts> {
  return {
    kind,
    facts: shape,
    write: (channel, language, stored, sender) => {
      const facts = { ...sender, ...shape.parse(stored) };
      if (channel === 'email') return { channel, mail: toMail(language, facts) };
      if (toSms === undefined) throw new Error(`there is no SMS of the kind ${kind}`);
      return { channel, sms: toSms(facts) };
    },
  };
}
