import { createContext, use } from 'react';

/** The company that a mail comes from. */
export interface MailSender {
  readonly brandName: string;
  /** The company as it is registered, and its address; a mail leaves out what is not set. */
  readonly legalName?: string | undefined;
  readonly address?: string | undefined;
}

/** The sender of the mails inside. */
export const MailSenderContext = createContext<MailSender>({ brandName: '' });

/** The sender of the mail around the component. */
export const useMailSender = (): MailSender => use(MailSenderContext);
