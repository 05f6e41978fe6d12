import { ok } from '@pgm/api/contract';
import { messages } from './message.schema.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { MailSender, SmsSender } from './ports.ts';

/** Saves messages in the outbox instead of sending them. */
export function outboxSenders(
  db: Database,
  now: () => number,
): { readonly sms: SmsSender; readonly mail: MailSender } {
  const write = async (channel: 'sms' | 'email', to: string, body: string) => {
    await db.insert(messages).values({ id: newId(), channel, to, body, createdAt: new Date(now()) });
    return ok(undefined);
  };
  return {
    sms: { send: ({ to, text }) => write('sms', to, text) },
    mail: { send: ({ to, subject, text }) => write('email', to, `${subject}\n\n${text}`) },
  };
}
