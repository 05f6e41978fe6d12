import type { Context } from 'hono';
import type { Config } from './config.ts';

/** Where visitors reach the site; without the setting, which production demands, where the request came to. */
export function requestOrigin(context: Context, { siteOrigin }: Pick<Config, 'siteOrigin'>): string {
  return siteOrigin ?? new URL(context.req.url).origin;
}
