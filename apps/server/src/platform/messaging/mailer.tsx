import { NoticeMail } from '@pgm/ui/mails/notice-mail';
import type { MailSender as Sender } from '@pgm/ui/mails/render-mail';
import type { MailContent, MailSender, MailText, Mailer } from './ports.ts';

/**
 * Sends what a mail says as HTML and as plain text. What renders mails is loaded with the first one.
 * @param readSender reads the company in the last lines of mails; they leave out what is not set
 */
export function mailer(mail: MailSender, readSender: () => Promise<Sender>): Mailer {
  return {
    send: async ({ language, content, ...destination }) => {
      const { renderMail } = await import('@pgm/ui/mails/render-mail');
      const element = isText(content) ? <NoticeMail {...content} /> : content;
      return mail.send({ ...destination, ...(await renderMail(element, await readSender(), language)) });
    },
  };
}

function isText(content: MailContent): content is MailText {
  return 'subject' in content;
}
