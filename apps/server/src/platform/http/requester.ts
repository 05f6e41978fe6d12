import { Language } from '@pgm/api/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { clientAddress } from './client-address.ts';
import type { ServerEnv } from './server-env.ts';

/** The language that the caller chose for the pages of the site, read from the cookie; English without a choice. */
export function requestLanguage(context: Context): Language {
  const chosen = Language.safeParse(getCookie(context, 'language'));
  return chosen.success ? chosen.data : 'en';
}

/**
 * Where visitors reach the site, for links in messages; without the setting, which production demands, the port that
 * the request came to. Never the `Host` header: its sender chooses it, and another person gets the message.
 */
export function requestOrigin(
  context: Context<ServerEnv>,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
): string {
  const { localAddress = 'localhost', localPort } = context.env?.incoming?.socket ?? {};
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return siteOrigin ?? new URL(`http://${host}${localPort === undefined ? '' : `:${localPort}`}`).origin;
}

/** The same for the visitor's own browser, which may name this machine by another name. */
export function visitedOrigin(context: Context, { siteOrigin }: Pick<Config, 'siteOrigin'>): string {
  return siteOrigin ?? new URL(context.req.url).origin;
}

/** Who asks for a code to be sent. */
export interface CodeRequester {
  /** The network address. */
  readonly address: string;
  /** The domain that phones may fill the code in at. */
  readonly host: string;
  /** That of a mail; SMS are in English. */
  readonly language: Language;
}

/** Who asks for a code, by the request. */
export function codeRequester(
  context: Context<ServerEnv>,
  config: Pick<Config, 'siteOrigin' | 'trustedProxies'>,
): CodeRequester {
  return {
    address: clientAddress(context, config.trustedProxies),
    host: new URL(requestOrigin(context, config)).hostname,
    language: requestLanguage(context),
  };
}
