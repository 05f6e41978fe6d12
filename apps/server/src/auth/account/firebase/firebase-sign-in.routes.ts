import { fail, finishFirebaseSignIn } from '@pgm/api/contract';
import { route } from '../../../platform/http/route.ts';
import type { AuthServices } from '../auth-services.ts';

const NOT_CONFIGURED = { code: 'notFound', message: 'Not found' } as const;

/** The route that receives the token when a browser comes back from Firebase. */
export function firebaseSignInRoutes({ firebaseSignIns }: AuthServices) {
  return [
    route(finishFirebaseSignIn, async ({ body, clientAddress }) =>
      firebaseSignIns ? firebaseSignIns.finish(body, clientAddress) : fail(NOT_CONFIGURED),
    ),
  ];
}
