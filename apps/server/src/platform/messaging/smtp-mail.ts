import { type MessageCause, type Result, fail, ok } from '@pgm/api/contract';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Logger } from '../log/logger.ts';
import { isLoopback } from '../settings.ts';
import type { MailOptions } from './messaging-settings.ts';
import type { MailSender, SendFailure } from './ports.ts';

/** How long sending one mail may take, including its time in the queue, in ms. */
const TIMEOUT_MS = 20_000;

/** Sends mail over open connections. */
export interface SmtpMail extends MailSender {
  /** Gives mails up that are still being sent, and closes the connections. */
  readonly close: () => void;
}

/**
 * Sends mail to an SMTP server over a few open connections, which are reused; the log of a failure has only its
 * codes.
 */
export function smtpMail({ url, from }: MailOptions, log: Logger, timeoutMs = TIMEOUT_MS): SmtpMail {
  const transport = createTransport(
    {
      ...toServer(new URL(url)),
      pool: true,
      connectionTimeout: timeoutMs / 2,
      greetingTimeout: timeoutMs / 2,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs / 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const closing = new AbortController();
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    send: async ({ to, id, ...mail }) => {
      // An object and not text: text would be parsed as a list, which may contain names and comments.
      const recipient = { name: '', address: to };
      try {
        await transport.sendMail({
          ...mail,
          to: recipient,
          ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]),
        });
        return ok(undefined);
      } catch (error) {
        return rejection(log, error);
      }
    },
    close: () => {
      closing.abort();
      transport.close();
    },
  };
}

function toServer(url: URL) {
  const isSecure = url.protocol === 'smtps:';
  const hasUser = url.username !== '' || url.password !== '';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Otherwise an attacker on the way could remove the offer of encryption, and read user, password and links.
    requireTLS: !isSecure && !isLoopback(url),
    ...(hasUser && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** The messages of these errors repeat addresses; the two codes do not. */
const Codes = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

function rejection(log: Logger, error: unknown): Result<never, SendFailure> {
  const { code, responseCode } = Codes.catch({}).parse(error);
  log.warn({ code, responseCode }, 'the mail server did not take a mail');
  const cause = toCause(code, responseCode, error);
  return fail({ code: 'server', message: 'The email could not be sent. Please try again.', cause });
}

/** Only a 5xx is a rejection for ever: a 4xx asks for another attempt. */
function toCause(code: string | undefined, responseCode: number | undefined, error: unknown): MessageCause {
  if (code === 'EAUTH') return 'LOGIN';
  if (code === 'ETIMEDOUT' || (error instanceof Error && error.name === 'AbortError')) return 'TIMEOUT';
  if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) return 'RECIPIENT';
  return responseCode === undefined ? 'UNREACHABLE' : 'REJECTED';
}
