import type { MailSender, SmsSender } from './ports.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Counts SMS by result; those over a limit count as failed. */
export function countedSms(sms: SmsSender, metrics: Metrics): SmsSender {
  return {
    send: async (message) => {
      const sent = await sms.send(message);
      metrics.countMessage('sms', message.code === undefined ? 'other' : 'otp', sent.ok);
      return sent;
    },
  };
}

/** Counts mails by result. */
export function countedMail(mail: MailSender, metrics: Metrics): MailSender {
  return {
    send: async (message) => {
      const sent = await mail.send(message);
      metrics.countMessage('email', 'other', sent.ok);
      return sent;
    },
  };
}
