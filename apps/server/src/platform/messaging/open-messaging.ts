import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { outboxSenders } from './outbox-senders.ts';
import type { MailSender, SmsSender } from './ports.ts';
import { smsGateway } from './sms-gateway.ts';

/** The senders of SMS and mail. */
interface Messaging {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Closes the connections. */
  readonly close: () => void;
}

/** The configured gateway and mail server; else the outbox, where anyone at this machine can read the messages. */
export async function openMessaging(
  { sms, mail }: Pick<Config, 'sms' | 'mail'>,
  db: Database,
  log: Logger,
  now: () => number,
): Promise<Messaging> {
  const outbox = outboxSenders(db, now);
  const smtp = mail && (await import('./smtp-mail.ts')).smtpMail(mail, log);
  return {
    sms: sms ? smsGateway(sms, log) : outbox.sms,
    mail: smtp ?? outbox.mail,
    close: () => smtp?.close(),
  };
}
