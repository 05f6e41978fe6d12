import { fail, finishGoogleSignIn, listSignInProviders, ok } from '@pgm/api/contract';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';

/** The calls of signing in with Google. */
export function googleSignInRoutes(_platform: Platform) {
  return [
    serve(listSignInProviders, async () => ok({ success: true, data: { google: false } })),
    serve(finishGoogleSignIn, async () =>
      fail({ code: 'notFound', message: 'Google sign-in is not configured.' }),
    ),
  ];
}
