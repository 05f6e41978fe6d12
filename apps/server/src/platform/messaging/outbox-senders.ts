import { ok } from '@pgm/api/contract';
import { messages } from './message.schema.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { MailSender, SmsSender } from './ports.ts';

/** A message for the outbox; it gets an id unless it has that of the queue. */
type NewMessage = Pick<typeof messages.$inferInsert, 'channel' | 'to' | 'body' | 'html'> & {
  readonly id: string | undefined;
};

/** Saves messages in the outbox instead of sending them; a message of the queue once. */
export function outboxSenders(
  db: Database,
  now: () => number,
): { readonly sms: SmsSender; readonly mail: MailSender } {
  const write = async ({ id, ...message }: NewMessage) => {
    await db
      .insert(messages)
      .values({ ...message, id: id ?? newId(), createdAt: new Date(now()) })
      .onConflictDoNothing({ target: messages.id });
    return ok(undefined);
  };
  return {
    sms: { send: ({ id, to, text }) => write({ id, channel: 'sms', to, body: text }) },
    mail: {
      send: ({ id, to, subject, text, html }) =>
        write({ id, channel: 'email', to, body: `${subject}\n\n${text}`, html }),
    },
  };
}
