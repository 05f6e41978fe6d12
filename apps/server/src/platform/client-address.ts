import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/**
 * The network address a request comes from. `X-Forwarded-For` is believed only as far as configured proxies wrote it,
 * since anyone can send one.
 * @param trustedProxies how many proxies stand in front of this process
 */
export function clientAddress(context: Context<ServerEnv>, trustedProxies: number): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'inside';
  if (trustedProxies === 0) return direct;
  const hops = (context.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}
