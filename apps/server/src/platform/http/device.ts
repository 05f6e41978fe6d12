import Bowser from 'bowser';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { visitedOrigin } from './requester.ts';
import { randomToken } from '../security/random-token.ts';

/** The browser that makes a call. */
export interface Device {
  /** What its cookie holds; it says nothing about the user, and gives no access. */
  readonly token: string;
  /** The browser and its system, such as `Chrome · Android`; undefined when they are not known. */
  readonly name: string | undefined;
}

/** The devices on which users have logged in. */
export interface KnownDevices {
  /** Makes a device known to the account of a user; `now` in ms since 1970. */
  readonly add: (userId: string, device: Device, now: number) => Promise<void>;
}

const COOKIE = 'device';

/** The longest time for which browsers store a cookie, in seconds: 400 days. */
const COOKIE_SECONDS = 400 * 86_400;

/** The device of a request, by its cookie; a device without one gets one. */
export function requestDevice(context: Context, config: Pick<Config, 'siteOrigin'>): Device {
  const isSecure = visitedOrigin(context, config).startsWith('https:');
  // Browsers accept a name that begins with `__Secure-` only over HTTPS: nothing on the way can plant another device.
  const prefix = isSecure ? 'secure' : undefined;
  const sent = getCookie(context, COOKIE, prefix) ?? '';
  const token = /^[\w-]{43}$/.test(sent) ? sent : randomToken();
  setCookie(context, COOKIE, token, {
    httpOnly: true,
    maxAge: COOKIE_SECONDS,
    path: '/auth',
    sameSite: 'strict',
    secure: isSecure,
    ...(prefix && { prefix }),
  });
  return { token, name: toName(context.req.header('User-Agent')) };
}

/** Everything after 400 characters is ignored, because the header can have any length. */
function toName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : undefined;
}
