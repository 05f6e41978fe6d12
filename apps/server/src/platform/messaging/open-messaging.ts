import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { outboxSenders } from './outbox-senders.ts';
import type { MailSender, SmsSender } from './ports.ts';

/** What carries messages: the outbox, where anyone at this machine can read them. */
export function openMessaging(
  _config: Config,
  db: Database,
  now: () => number,
): { readonly sms: SmsSender; readonly mail: MailSender } {
  return outboxSenders(db, now);
}
