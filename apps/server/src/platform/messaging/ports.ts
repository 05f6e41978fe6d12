import type { Result } from '@pgm/api/contract';

export interface SmsSender {
  send(message: { to: string; text: string; code: string | undefined }): Promise<Result<undefined>>;
}
export interface MailSender {
  send(mail: { to: string; subject: string; text: string }): Promise<Result<undefined>>;
}
