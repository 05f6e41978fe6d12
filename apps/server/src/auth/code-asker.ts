import type { Language } from '@pgm/api/contract';
import type { Context } from 'hono';
import { clientAddress } from '../platform/client-address.ts';
import type { Config } from '../platform/config.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import type { ServerEnv } from '../platform/server-env.ts';

/** Who asks for a code to be sent. */
export interface CodeAsker {
  /** The network address. */
  readonly address: string;
  /** The domain that phones may fill the code in at. */
  readonly host: string;
  /** That of a mail; SMS are in English. */
  readonly language: Language;
}

/** Who asks for a code, by the request. */
export function codeAsker(
  context: Context<ServerEnv>,
  config: Pick<Config, 'siteOrigin' | 'trustedProxies'>,
): CodeAsker {
  return {
    address: clientAddress(context, config.trustedProxies),
    host: new URL(requestOrigin(context, config)).hostname,
    language: requestLanguage(context),
  };
}
