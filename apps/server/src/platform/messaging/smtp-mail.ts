import { type Result, fail, ok } from '@pgm/api/contract';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Logger } from '../logger.ts';
import { isLoopback } from '../loopback.ts';
import type { MailSender } from './ports.ts';
import type { MailOptions } from './messaging-settings.ts';

/** How long handing in one mail may take from its place in the queue on, in ms. */
const TIMEOUT_MS = 20_000;

/** Sends mail and holds connections for it. */
export interface SmtpMail extends MailSender {
  /** Lets go of the connections; mail under way is finished first. */
  readonly close: () => void;
}

/** Hands mail to an SMTP server over a few kept connections; of a failure the log says its codes only. */
export function smtpMail({ url, from }: MailOptions, log: Logger, timeoutMs = TIMEOUT_MS): SmtpMail {
  const transport = createTransport(
    {
      ...serverOf(new URL(url)),
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
  return {
    send: async ({ to, ...mail }) => {
      // Not as text: that would be read as a list, in which names and comments may stand.
      const recipient = { name: '', address: to };
      try {
        await transport.sendMail({ ...mail, to: recipient, signal: AbortSignal.timeout(timeoutMs) });
        return ok(undefined);
      } catch (error) {
        return refusal(log, error);
      }
    },
    close: () => transport.close(),
  };
}

function serverOf(url: URL) {
  const isSecure = url.protocol === 'smtps:';
  const hasUser = url.username !== '' || url.password !== '';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Else whoever sits between could strip the offer of encryption, and read user, password and links.
    requireTLS: !isSecure && !isLoopback(url),
    ...(hasUser && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** Messages of these errors repeat addresses; the two codes don't. */
const Codes = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

function refusal(log: Logger, error: unknown): Result<never> {
  const { code, responseCode } = Codes.catch({}).parse(error);
  log.warn({ code, responseCode }, 'the mail server did not take a mail');
  return fail({ code: 'server', message: 'The mail could not be sent. Please try again.' });
}
