import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { outboxSenders } from './outbox-senders.ts';
import type { MailSender, SmsSender } from './ports.ts';
import { smsGateway } from './sms-gateway.ts';

/** What carries messages. */
interface Messaging {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Lets go of connections. */
  readonly close: () => void;
}

/** The gateway and the mail server that are configured; else the outbox, where anyone at this machine can read them. */
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
