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

/** Where visitors reach the site; without the setting, which production demands, where the request came to. */
export function requestOrigin(context: Context, { siteOrigin }: Pick<Config, 'siteOrigin'>): string {
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
