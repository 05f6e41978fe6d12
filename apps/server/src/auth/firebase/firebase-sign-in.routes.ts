import { fail, finishFirebaseSignIn } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestDevice } from '../../platform/http/device.ts';
import type { FirebaseSignInService } from './firebase-sign-in.service.ts';

const NOT_CONFIGURED = { code: 'notFound', message: 'Not found' } as const;

/** The route that receives the token when a browser comes back from Firebase. */
export function firebaseSignInRoutes(
  { config }: Platform,
  firebaseSignIns: FirebaseSignInService | undefined,
) {
  return [
    route(finishFirebaseSignIn, async ({ body, clientAddress, context }) =>
      firebaseSignIns
        ? firebaseSignIns.finish(body, clientAddress, requestDevice(context, config))
        : fail(NOT_CONFIGURED),
    ),
  ];
}
