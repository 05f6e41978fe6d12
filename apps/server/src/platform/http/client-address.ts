import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnv } from './server-env.ts';

/** A request without a socket, as in tests. */
const INSIDE = 'inside';

/** The bits of an IPv6 address that name a customer of a provider, and a large customer. */
const CUSTOMER_BITS = 56;
const SITE_BITS = 48;

/**
 * The network address a request comes from, as limits count it. `X-Forwarded-For` is believed only as far as configured
 * proxies wrote it, since anyone can send one.
 * @param trustedProxies how many proxies stand in front of this process
 */
export function clientAddress(context: Context<ServerEnv>, trustedProxies: number): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? INSIDE;
  if (trustedProxies === 0) return toNetwork(direct);
  const hops = (context.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
  return toNetwork(hops.at(-trustedProxies) || direct);
}

/** The larger network that contains the one of {@link clientAddress}; undefined for IPv4. */
export function siteNetwork(address: string): string | undefined {
  return address.endsWith(`/${CUSTOMER_BITS}`)
    ? `${address
        .split(':')
        .slice(0, SITE_BITS / 16)
        .join(':')}::/${SITE_BITS}`
    : undefined;
}

/** One customer of IPv6 has 2⁷² addresses, which count as one. */
function toNetwork(address: string): string {
  // Some proxies write the port, too, which is another one for each connection.
  const host = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [withoutZone = ''] = host.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined || !isIPv6(withoutZone)) return mapped ?? host;
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const [first, second, third, fourth = '0'] = [...before, ...zeros, ...after];
  const customer = (Number.parseInt(fourth, 16) & 0xff_00).toString(16);
  return `${[first, second, third, customer].join(':')}::/${CUSTOMER_BITS}`;
}
