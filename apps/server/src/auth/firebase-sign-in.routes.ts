import { fail, finishFirebaseSignIn } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { authServices } from './auth-services.ts';

const NOT_CONFIGURED = { code: 'notFound', message: 'Not found' } as const;

/** The call with which a browser comes back from Firebase. */
export function firebaseSignInRoutes(platform: Platform) {
  const { trustedProxies } = platform.config;
  const { firebaseSignIns } = authServices(platform);
  return [
    serve(finishFirebaseSignIn, async ({ body, context }) =>
      firebaseSignIns
        ? firebaseSignIns.finish(body, clientAddress(context, trustedProxies))
        : fail(NOT_CONFIGURED),
    ),
  ];
}
