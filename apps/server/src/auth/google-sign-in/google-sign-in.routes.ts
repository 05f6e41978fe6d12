import { fail, finishGoogleSignIn, listSignInProviders, ok } from '@pgm/api/contract';
import { type Context, Hono } from 'hono';
import { clientAddress } from '../../platform/http/client-address.ts';
import { readStatus } from '../../platform/http/failure-response.ts';
import { visitedOrigin } from '../../platform/http/requester.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LimitedFailure } from '../../platform/rate-limit/rate-limiter.ts';
import { randomToken } from '../../platform/security/random-token.ts';
import { requestDevice } from '../../platform/http/device.ts';
import { type PopupWord, googlePopupPage, googlePopupPolicy } from './google-popup-page.ts';
import { type GoogleSignInService, NOT_SIGNED_IN } from './google-sign-in.service.ts';

const NOT_CONFIGURED = { code: 'notFound', message: 'Google sign-in is not configured.' } as const;

/** The routes of sign-in with Google, and the addresses that its popup visits. */
export function googleSignInRoutes(
  { config }: Platform,
  googleSignIns: GoogleSignInService | undefined,
): (Route | Hono<ServerEnv>)[] {
  const calls = [
    route(listSignInProviders, async () =>
      ok({ success: true, data: { google: googleSignIns !== undefined, firebase: config.firebase ?? null } }),
    ),
    route(finishGoogleSignIn, async ({ body, clientAddress: address, context }) =>
      googleSignIns
        ? googleSignIns.redeem(body, address, requestDevice(context, config))
        : fail(NOT_CONFIGURED),
    ),
  ];
  if (googleSignIns === undefined) return calls;

  const redirectUri = (context: Context) => `${visitedOrigin(context, config)}/auth/google/callback`;
  const toAddress = (context: Context<ServerEnv>) => clientAddress(context, config.trustedProxies);
  const popup = new Hono<ServerEnv>();
  popup.get('/auth/google', async (context) => {
    const challenge = context.req.query('challenge') ?? '';
    if (!/^[\w-]{43}$/.test(challenge)) return failed(context, { ...NOT_SIGNED_IN, code: 'invalid' });
    const begun = await googleSignIns.begin(challenge, redirectUri(context), toAddress(context));
    if (!begun.ok) return failed(context, begun.failure);
    context.header('Cache-Control', 'no-store');
    return context.redirect(begun.value);
  });
  popup.get('/auth/google/callback', async (context) => {
    const callbackUrl = new URL(redirectUri(context));
    callbackUrl.search = new URL(context.req.url).search;
    const back = await googleSignIns.comeBack(callbackUrl, toAddress(context));
    return back.ok ? lastPage(context, back.value) : failed(context, back.failure);
  });
  return [...calls, popup];
}

function failed(context: Context, failure: LimitedFailure) {
  if (failure.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(failure.retryAfterSeconds));
  context.status(readStatus(failure));
  return lastPage(context, { failed: true });
}

function lastPage(context: Context, word: PopupWord) {
  const nonce = randomToken();
  context.header('Content-Security-Policy', googlePopupPolicy(nonce));
  context.header('Cache-Control', 'no-store');
  return context.html(googlePopupPage(word, nonce));
}
