import { ok } from '@pgm/api/contract';
import { messages } from './message.schema.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { MailSender, SmsSender } from './ports.ts';

/** Saves messages in the outbox instead of sending them; a message of the queue once. */
export function outboxSenders(
  db: Database,
  now: () => number,
): { readonly sms: SmsSender; readonly mail: MailSender } {
  const write = async (channel: 'sms' | 'email', id: string | undefined, to: string, body: string) => {
    await db
      .insert(messages)
      .values({ id: id ?? newId(), channel, to, body, createdAt: new Date(now()) })
      .onConflictDoNothing({ target: messages.id });
    return ok(undefined);
  };
  return {
    sms: { send: ({ id, to, text }) => write('sms', id, to, text) },
    mail: { send: ({ id, to, subject, text }) => write('email', id, to, `${subject}\n\n${text}`) },
  };
}
